"""One matcher goes on with a library that is opened again and again, and between its turns others write to it."""

import random
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.analysis import analyse
from leitong.documents.load import document_of
from leitong.library.library import Library
from leitong.library.prints import print_of
from leitong.library.proving.matcher import Matcher
from leitong.library.proving.steps import finish
from leitong.library.records import Reading, Role, Stamp
from leitong.library.storage.store import Store

COUNT = 16
WORDS = (
    *("图书馆", "市民", "开放", "夜间", "读者", "座位", "安静", "借阅", "周末", "报名"),
    *("港口", "船期", "码头", "面粉", "春天", "秋天", "老城", "价格", "天气", "阵雨"),
)


def texts():
    """Every other one is an edited copy, a part or a true copy of one before."""
    chance = random.Random(5)
    made = []
    for number in range(COUNT):
        words = [chance.choice(WORDS) for _ in range(chance.randint(60, 100))]
        if number % 2:
            words = list(chance.choice(made))
            for place in chance.sample(range(len(words)), chance.randint(0, 4)):
                words[place] = chance.choice(WORDS)
            words = words[: len(words) // chance.choice((1, 1, 2))]
        made.append(words)
    return ["".join(words) for words in made]


def reading_of(number, text):
    data = text.encode()
    name = f"{number:03}.txt"
    path = Path("/library") / name
    print_ = print_of(analyse(document_of(str(path), data, name)))
    return Reading(path, Role.SCAN, Stamp(len(data), 1, 1, 0), print_.sha256, print_)


READINGS = [reading_of(*numbered) for numbered in enumerate(texts())]
PLACES = {reading.path: place for place, reading in enumerate(READINGS)}


def opened_anew(library):
    """As after the library was closed and opened: on a connection that nobody has used."""
    return Store(library.store.connection, library.source)


def known(store):
    return {PLACES[path]: id_ for path, id_ in store.known_paths()}


def print_of_place(store, place):
    (found,) = (one.print for one in store.documents() if one.path == READINGS[place].path)
    return found


def pairs(store):
    of = store.digests()
    return sorted(
        (*sorted((of[one.a], of[one.b])), one.kind, one.jaccard, one.alike) for one in store.pairs()
    )


def pairs_of(places, templates):
    """Those of a library that holds these and never held anything else."""
    with Library.open() as library:
        library.store.save([READINGS[one] for one in sorted(places, reverse=True)])
        ids = known(library.store)
        library.store.seen_again([(ids[one], Role.TEMPLATE) for one in sorted(templates)])
        finish(Matcher(library.store).all())
        return pairs(library.store)


def change(store, now, toggled, leave):
    ids = known(store)
    gone = [ids[one] for one in sorted(now & toggled)]
    (store.forget if leave == "forget" else store.vanish)(gone)
    store.save([READINGS[one] for one in sorted(toggled - now)])


TURNS = st.tuples(
    st.sampled_from(("kept", "other", "nobody")),
    st.sets(st.integers(0, COUNT - 1), max_size=6),
    st.sampled_from(("forget", "vanish")),
    st.sampled_from((None, None, 1, 2)),
    st.booleans(),
)


@settings(max_examples=40, deadline=None)
@given(st.lists(TURNS, min_size=2, max_size=7))
def test_pairs_are_those_of_a_matcher_that_knows_nothing(turns):
    now = set(range(COUNT // 2))
    templates = set()
    with Library.open() as library:
        library.store.save([READINGS[one] for one in sorted(now)])
        matcher = Matcher(library.store)
        finish(matcher.all())
        for who, toggled, leave, template, early in turns:
            store = opened_anew(library)
            if who == "kept":
                matcher.go_on_with(store)
            one = matcher if who == "kept" else Matcher(store)
            change(store, now, toggled, leave)
            now ^= toggled
            # what is read anew is no template
            templates -= toggled
            if template in now:
                role = Role.SCAN if template in templates else Role.TEMPLATE
                templates ^= {template}
                store.seen_again([(known(store)[template], role)])
            if who == "nobody":
                continue
            if early and not templates:
                finish(one.early())
            finish(one.all())
            assert pairs(store) == pairs_of(now, templates)


def test_a_number_that_was_free_for_another_program_is_that_of_another_text():
    with Library.open() as library:
        library.store.save(READINGS[:6:2])
        matcher = Matcher(library.store)
        finish(matcher.all())
        store = opened_anew(library)
        before = print_of_place(store, 4)
        store.forget([known(store)[4]])
        finish(Matcher(store).all())
        store = opened_anew(library)
        store.save([READINGS[6]])
        finish(Matcher(store).all())
        assert print_of_place(store, 6) == before
        store = opened_anew(library)
        matcher.go_on_with(store)
        store.save([READINGS[7]])
        finish(matcher.all())
        assert pairs(store) == pairs_of({0, 2, 6, 7}, set())


def test_the_number_of_a_text_that_went_is_given_to_no_other_one():
    with Library.open() as library:
        library.store.save(READINGS[:6:2])
        matcher = Matcher(library.store)
        finish(matcher.all())
        store = opened_anew(library)
        before = print_of_place(store, 4)
        store.forget([known(store)[4]])
        finish(Matcher(store).all())
        store = opened_anew(library)
        matcher.go_on_with(store)
        store.save([READINGS[6]])
        assert print_of_place(store, 6) > before


def test_a_library_that_was_made_anew_is_matched_from_nothing():
    with Library.open() as library, Library.open() as anew:
        library.store.save(READINGS)
        matcher = Matcher(library.store)
        finish(matcher.all())
        anew.store.save(READINGS[::-1][:9])
        finish(Matcher(anew.store).all())
        matcher.go_on_with(anew.store)
        anew.store.save(READINGS[:2])
        finish(matcher.all())
        places = {0, 1, *range(COUNT - 9, COUNT)}
        assert pairs(anew.store) == pairs_of(places, set())


def test_what_was_learnt_is_made_use_of(monkeypatch):
    with Library.open() as library:
        library.store.save(READINGS[:8])
        matcher = Matcher(library.store)
        finish(matcher.all())
        store = opened_anew(library)
        finish(Matcher(store).all())
        asked = []
        monkeypatch.setattr(
            store, "samples_of", lambda ids: asked.extend(ids) or Store.samples_of(store, ids)
        )
        matcher.go_on_with(store)
        store.save([READINGS[8]])
        finish(matcher.all())
        assert asked == [print_of_place(store, 8)]
