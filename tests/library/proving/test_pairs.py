"""Whole texts through candidates and proof."""

import random

import numpy as np
import pytest

from leitong.compare.comparison import Kind
from leitong.fingerprints.digests import content_digest
from leitong.library.proving.pairs import find_pairs
from leitong.library.sketching.sketches import gathered, sketch
from leitong.words.normalise import letters
from leitong.words.units import units_of

SYLLABLES = "ba ce di fo gu ha ke li mo nu pa re si to vu wa xe yi zo".split()  # noqa: SIM905


def chinese(sentences, seed):
    chance = random.Random(seed)
    return [
        "".join(chr(chance.randrange(0x4E00, 0x8000)) for _ in range(chance.randrange(12, 30))) + "。"
        for _ in range(sentences)
    ]


def english(sentences, seed):
    chance = random.Random(seed)

    def word():
        return "".join(chance.choices(SYLLABLES, k=chance.randrange(1, 4)))

    return [" ".join(word() for _ in range(chance.randrange(8, 18))) + ". " for _ in range(sentences)]


def sketches(texts):
    return gathered([sketch(text, units_of(text), content_digest(letters(text))) for text in texts])


def kinds(texts):
    found = {}
    for a, b, kind, _ in find_pairs(sketches(texts)).each():
        assert a < b
        assert (a, b) not in found
        found[a, b] = kind
    return found


@pytest.fixture(params=[chinese, english])
def write(request):
    return request.param


@pytest.fixture
def others(write):
    """A hundred texts that have nothing to do with it."""
    return ["".join(write(12, seed)) for seed in range(100, 200)]


def test_strangers_make_no_pairs(others):
    assert kinds(others) == {}


def test_a_text_with_a_sentence_changed_is_near(write, others):
    text = write(20, 1)
    changed = [*text[:7], *write(1, 2), *text[8:]]
    assert kinds(["".join(text), "".join(changed), *others]) == {(0, 1): Kind.NEAR}


def test_sentences_in_another_order_are_near(write, others):
    text = write(20, 1)
    assert kinds(["".join(text), "".join(reversed(text)), *others]) == {(0, 1): Kind.NEAR}


def test_a_chapter_is_contained_in_the_book(write, others):
    text = write(30, 1)
    assert kinds(["".join(text), "".join(text[5:15]), *others]) == {(0, 1): Kind.CONTAINED}


@pytest.mark.parametrize("share", [0.6, 0.4, 0.25])
def test_a_part_pasted_into_another_text_is_a_partial_copy(write, others, share):
    text, host = write(20, 1), write(30, 2)
    pasted = [*host[:10], *text[3 : 3 + int(20 * share)], *host[10:]]
    found = kinds(["".join(text), "".join(pasted), *others])
    assert found == {(0, 1): Kind.PARTIAL}


def test_a_long_pasted_part_may_have_words_changed(write, others):
    text, host = write(40, 1), write(80, 2)
    part = "".join(text[3:23])
    middle = len(part) // 2
    edited = part[:middle] + "某word" + part[middle + 3 :]
    pasted = ["".join(host[:40]), edited, "".join(host[40:])]
    assert kinds(["".join(text), "".join(pasted), *others]) == {(0, 1): Kind.PARTIAL}


@pytest.mark.parametrize(
    ("write", "share", "seed"), [(chinese, 0.25, 1), (english, 0.3, 2)], indirect=["write"]
)
def test_a_text_exchanged_word_for_word_is_a_partial_copy(write, others, share, seed):
    apart, joint = (list, "") if write is chinese else (str.split, " ")
    kept, fresh = (apart("".join(write(30, one))) for one in (seed, seed + 10))
    chance = random.Random(seed)
    spun = [
        kept[place]
        if chance.random() >= share or {kept[place][-1], fresh[place][-1]} & {".", "。"}
        else fresh[place]
        for place in range(min(len(kept), len(fresh)))
    ]
    text, copy = (joint.join(words) for words in (kept, [*spun, *kept[len(spun) :]]))
    assert kinds([*others, text, copy]) == {(100, 101): Kind.PARTIAL}


def test_a_digest_is_paired_with_each_of_its_sources(write, others):
    sources = [write(10, seed) for seed in range(1, 6)]
    digest = "".join("".join(source) for source in sources)
    found = kinds([digest, *("".join(source) for source in sources), *others])
    assert found == {(0, place): Kind.CONTAINED for place in range(1, 6)}


def test_the_same_letters_are_the_same_text(write, others):
    text = "".join(write(10, 1))
    assert kinds([text, text.replace("。", "！").upper(), *others]) == {(0, 1): Kind.SAME_TEXT}


def test_words_torn_apart_by_ocr_hide_no_copy():
    text = "".join(english(20, 1))
    chance = random.Random(4)
    torn = "".join(letter + " " * (chance.random() < 0.4) for letter in text).replace("o ", "o-\n", 5)
    torn = torn.replace("b", "h", 4)
    others = ["".join(english(12, seed)) for seed in range(100, 140)]
    assert kinds([text, torn, *others]) == {(0, 1): Kind.NEAR}


def test_a_copy_of_a_copy_is_paired_like_the_copy(write, others):
    text = write(20, 1)
    changed = "".join([*text[:7], *write(1, 2), *text[8:]])
    found = kinds(["".join(text), changed, changed + " ", *others])
    assert found == {(0, 1): Kind.NEAR, (0, 2): Kind.NEAR, (1, 2): Kind.SAME_TEXT}


def test_a_form_filled_in_anew_is_told_from_a_near_copy():
    form = (
        "On {} March the port handled {} containers, {} of them from abroad, and {} ships called at its docks. "
        "The harbour master said that {} more were expected before {} April and that the north quay, closed for {} "
        "days by the storm, would take vessels of up to {} metres again. "
    )
    one, other = (form.format(*random.Random(seed).sample(range(10, 1000), 8)) for seed in (1, 2))
    others = ["".join(english(12, seed)) for seed in range(100, 140)]
    assert kinds([one, other, *others]) == {(0, 1): Kind.SAME_TEMPLATE}


def test_pages_of_one_site_are_not_near_by_their_template(write):
    template = write(9, 1)
    pages = ["".join([*template[:5], *write(9, seed), *template[5:]]) for seed in range(2, 90)]
    assert kinds(pages) == {}


def test_many_copies_of_one_text_are_found_though_they_crowd_its_runs(write):
    text = write(30, 1)
    copies = ["".join([*text[:place], *write(1, 50 + place), *text[place + 1 :]]) for place in range(30)]
    more = [copy + "".join(write(1, 500 + place)) for place, copy in enumerate(copies * 3)]
    found = kinds(more)
    assert set(found.values()) == {Kind.NEAR}
    assert {place for pair in found for place in pair} == set(range(90))


@pytest.mark.parametrize("texts", [[], [""], ["", "", "。。。"], ["图", "图书"], ["a", "b"]])
def test_empty_and_tiny_texts_make_no_pairs(texts):
    assert kinds(texts) == {}


def test_the_order_of_documents_changes_nothing(write, others):
    text, host = write(20, 1), write(30, 2)
    texts = [
        "".join(text),
        "".join([*text[:7], *write(1, 3), *text[8:]]),
        "".join([*host[:10], *text[3:11], *host[10:]]),
        "".join(host),
        *others,
    ]
    order = random.Random(1).sample(range(len(texts)), len(texts))
    straight = {frozenset(pair): kind for pair, kind in kinds(texts).items()}
    mixed = {
        frozenset(order[i] for i in pair): kind for pair, kind in kinds([texts[i] for i in order]).items()
    }
    assert straight == mixed
    assert len(straight) == 3


def test_only_pairs_with_a_new_document_are_asked_for(write, others):
    text, second = write(20, 1), write(20, 2)
    texts = ["".join(text), "".join(text[1:]), "".join(second), "".join(second[1:]), *others]
    new = np.zeros(len(texts), dtype=bool)
    new[3] = True
    proved = find_pairs(sketches(texts), new).proved
    assert list(zip(proved.a.tolist(), proved.b.tolist(), strict=True)) == [(2, 3)]
    everything = find_pairs(sketches(texts)).proved
    assert everything.jaccard[everything.a == 2].tolist() == proved.jaccard.tolist()
