import random
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.analysis import analyse
from leitong.compare.comparison import Kind
from leitong.documents.load import document_of
from leitong.library.library import Library
from leitong.library.prints import print_of
from leitong.library.proving.known_pairs import KnownPairs
from leitong.library.proving.matcher import Matcher
from leitong.library.proving.matching import match
from leitong.library.proving.measured import Measured
from leitong.library.proving.steps import finish
from leitong.library.records import Reading, Role, Stamp

WORDS = (
    *("图书馆", "市民", "开放", "夜间", "读者", "座位", "安静", "借阅", "周末", "报名"),
    *("港口", "船期", "码头", "面粉", "春天", "秋天", "老城", "价格", "天气", "阵雨"),
)


def texts(count, seed=1):
    """Texts of which every other one is an edited copy, a part or a true copy of one before."""
    chance = random.Random(seed)
    made = []
    for number in range(count):
        words = [chance.choice(WORDS) for _ in range(chance.randint(60, 120))]
        if number % 2 and made:
            words = list(chance.choice(made))
            for place in chance.sample(range(len(words)), chance.randint(0, 4)):
                words[place] = chance.choice(WORDS)
            words = words[: len(words) // chance.choice((1, 1, 1, 2))]
        made.append(words)
    return ["".join(words) for words in made]


def reading_of(name, text):
    data = text.encode()
    path = Path("/library") / name
    print_ = print_of(analyse(document_of(str(path), data, name)))
    return Reading(path, Role.SCAN, Stamp(len(data), 1, 1, 0), print_.sha256, print_)


def pairs(library):
    return sorted(library.store.pairs(), key=lambda pair: (pair.a, pair.b))


def digests(library):
    """The pairs of files that are there, as they are whatever numbers prints have."""
    of = library.store.digests()
    there = library.store.files()
    return sorted(
        (*sorted((of[one.a], of[one.b])), one.kind, one.jaccard, one.alike)
        for one in library.store.pairs()
        if one.a in there and one.b in there
    )


def outcome_of(work):
    return work() if work else None


@pytest.fixture
def filled(library, reading):
    library.store.save([reading(f"{number:03}.txt", text) for number, text in enumerate(texts(60))])
    return library


def test_it_finds_what_is_found_with_all_texts_in_memory(filled):
    in_memory = match(list(filled.store.sketches()))
    finish(Matcher(filled.store).all())
    assert {(*sorted((one.a, one.b)), one.kind, one.jaccard) for one in in_memory} == {
        (one.a, one.b, one.kind, one.jaccard) for one in pairs(filled)
    }
    assert {one.kind for one in in_memory} >= {Kind.NEAR, Kind.CONTAINED}


@settings(max_examples=15, deadline=None)
@given(st.permutations(range(24)), st.lists(st.integers(1, 8), max_size=4))
def test_the_outcome_is_the_same_in_whatever_portions_texts_come(order, sizes):
    every = texts(24, seed=7)
    outcomes = []
    for portions in ([24], sizes):
        with Library.open() as library:
            matcher = Matcher(library.store)
            rest = [
                reading_of(f"{number:03}.txt", every[number])
                for number in (order if portions is sizes else range(24))
            ]
            for size in portions:
                library.store.save(rest[:size])
                rest = rest[size:]
                finish(matcher.early())
            library.store.save(rest)
            finish(matcher.all())
            outcomes.append(digests(library))
    assert outcomes[0] == outcomes[1]


READINGS = [reading_of(f"{number:03}.txt", text) for number, text in enumerate(texts(30, seed=11))]


@settings(max_examples=25, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sets(st.integers(0, 29), min_size=1, max_size=12),
            st.sampled_from(("go on", "begin", "stop", "not at all")),
            st.sampled_from(("forget", "vanish")),
        ),
        min_size=2,
        max_size=6,
    )
)
def test_pairs_depend_on_what_is_there_and_not_on_what_was(changes):
    now = set()
    with Library.open() as library:
        matcher = Matcher(library.store)
        for toggled, way, leave in changes:
            known = {path.name: id_ for path, id_ in library.store.known_paths()}
            gone = [known[READINGS[one].path.name] for one in sorted(now & toggled)]
            if leave == "forget":
                library.store.forget(gone)
            else:
                library.store.vanish(gone)
            library.store.save([READINGS[one] for one in sorted(toggled - now)])
            now ^= toggled
            if way == "begin":
                matcher = Matcher(library.store)
            if way != "not at all":
                finish(matcher.early() if way == "stop" else matcher.all())
        finish(matcher.all())
        with Library.open() as anew:
            anew.store.save([READINGS[one] for one in sorted(now, reverse=True)])
            finish(Matcher(anew.store).all())
            assert digests(library) == digests(anew)
        assert not library.store.has_dropped()
        assert library.store.waiting() == 0


def test_what_vanished_has_no_pairs_until_it_is_back(filled):
    finish(Matcher(filled.store).all())
    before = digests(filled)
    one = dict(filled.store.known_paths())[Path("/library/001.txt")]
    print_ = next(each.print for each in filled.documents() if each.path.name == "001.txt")
    filled.store.vanish([one])
    finish(Matcher(filled.store).all())
    assert all(print_ not in (pair.a, pair.b) for pair in pairs(filled))
    assert filled.store.waiting() == filled.counts().waiting == 0
    filled.store.seen_again([(one, Role.SCAN)])
    assert filled.store.waiting() == 1
    finish(Matcher(filled.store).all())
    assert digests(filled) == before


def test_pairs_are_there_early_and_hold_or_go_at_the_end(filled):
    matcher = Matcher(filled.store)
    finish(matcher.early())
    early, waiting = pairs(filled), filled.store.waiting()
    assert early
    assert waiting > 50
    filled.store.connection.execute(
        "UPDATE pairs SET kind = 'partial', jaccard = 0.01 WHERE a = ?", (early[0].a,)
    )
    strange = (1, 2) if (1, 2) not in {(one.a, one.b) for one in early} else (1, 3)
    filled.store.connection.execute(
        "INSERT OR IGNORE INTO pairs VALUES (?, ?, 'near', 1, 1, 1, 1, 1)", strange
    )
    finish(matcher.all())
    assert pairs(filled) == early
    assert filled.store.waiting() == 0


def test_what_was_proved_before_a_stop_is_proved_again(filled):
    finish(Matcher(filled.store).early())
    found, waiting = pairs(filled), filled.store.waiting()
    steps = Matcher(filled.store).all()
    work = next(steps)
    for _ in range(3):
        work = steps.send(outcome_of(work))
    steps.close()
    assert (pairs(filled), filled.store.waiting()) == (found, waiting)
    finish(Matcher(filled.store).all())
    assert (pairs(filled), filled.store.waiting()) == (found, 0)


def test_it_counts_what_is_done(filled):
    matcher, waiting = Matcher(filled.store), filled.store.waiting()
    steps, outcome, seen = matcher.all(), None, []
    try:
        while True:
            outcome = outcome_of(steps.send(outcome))
            seen.append((matcher.done, matcher.total))
    except StopIteration:
        seen.append((matcher.done, matcher.total))
    assert seen == sorted(seen)
    assert seen[-1] == (waiting, waiting)


def test_early_matching_ends_where_a_text_has_gone(filled):
    steps = Matcher(filled.store).early()
    work = next(steps)
    filled.store.forget([id_ for _, id_ in filled.store.known_paths()][:30])
    with pytest.raises(StopIteration):
        while True:
            work = steps.send(outcome_of(work))
    assert filled.store.faults() == []


def test_known_pairs_come_back_as_they_were_measured():
    known = KnownPairs()
    rng = np.random.default_rng(3)
    a, b = rng.permutation(4000)[:2000].astype(np.int64), np.arange(2000, dtype=np.int64) + 10_000
    columns = rng.random((6, 2000))
    for first in range(0, 2000, 50):
        part = slice(first, first + 50)
        known.add(a[part], b[part], Measured(*(column[part] for column in columns)))
    assert known.has(a, b).all()
    assert not known.has(b, a).any()
    assert all((found == column).all() for found, column in zip(known.of(a, b).columns, columns, strict=True))
