"""What a scan says of a pair a comparison says too."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import leitong
from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.compare.comparison import Kind
from leitong.compare.whole import near_or_contained
from leitong.fingerprints.letter_runs import letter_runs, letter_shares
from leitong.library.library import Library
from leitong.library.sketching import shares
from leitong.library.sketching.sketches import gathered, sketch
from leitong.words.units import units_of

SENTENCES = (
    "The harbour office said the old ferry would be taken out of service in March.",
    "Its engine, which was built in 1974, can no longer be repaired at a sensible price.",
    "A new boat for 240 passengers has been ordered from a yard in the north of the country.",
    "Farmers in the valley expect a poor harvest of apples this autumn after a cold spring.",
    "Growers have asked the county for help with the cost of water, which has nearly doubled.",
    "The council will not decide before its meeting in October, as two members are abroad.",
    "Prices in the shops have already risen by a tenth, and cider makers buy elsewhere now.",
    "The museum, closed for two winters while its roof was mended, opens again on Sunday.",
    "Schools may visit it free of charge until the end of the year, by train or by coach.",
    "Nobody at the station could say when the second platform will be open to travellers.",
    "A choir of ninety voices sang on the square although it rained from noon to evening.",
    "The mayor thanked all who had given money, among them the bakers of the old town.",
)
WHOLE = " ".join(SENTENCES)


def torn(text, size=3):
    return " ".join(
        "".join(word[at : at + size] + " " for at in range(0, len(word), size)) for word in text.split()
    )


def misspelt(text, every):
    letters = list(text)
    for at in range(every // 2, len(letters), every):
        if letters[at].isalpha():
            letters[at] = "q"
    return "".join(letters)


def reordered(text, seed=5):
    sentences = text.split(". ")
    random.Random(seed).shuffle(sentences)
    return ". ".join(sentences)


HALF = " ".join(SENTENCES[:6])
PAIRS = {
    "a torn part": (torn(HALF), WHOLE, Kind.CONTAINED),
    "a part, heavily torn": (torn(HALF, 1), WHOLE, Kind.CONTAINED),
    "a torn copy": (torn(WHOLE), WHOLE, Kind.SAME_TEXT),
    "a torn copy with a sentence less": (torn(" ".join(SENTENCES[1:])), WHOLE, Kind.NEAR),
    "a part in another order": (reordered(" ".join(SENTENCES[:5])), WHOLE, Kind.CONTAINED),
    "a misspelt copy": (misspelt(WHOLE, 23), WHOLE, Kind.NEAR),
    "a misspelt part": (misspelt(HALF, 60), WHOLE, Kind.CONTAINED),
    "half of each": (" ".join(SENTENCES[:7]), " ".join(SENTENCES[4:]), Kind.PARTIAL),
}


@pytest.mark.parametrize("name", PAIRS)
def test_scan_and_comparison_name_one_kind(tmp_path, name):
    one, other, kind = PAIRS[name]
    folder = tmp_path / "texts"
    folder.mkdir()
    paths = folder / "one.txt", folder / "other.txt"
    for path, text in zip(paths, (one, other), strict=True):
        path.write_text(text, "utf-8")
    for _event in leitong.scan([folder], tmp_path / "l.leitong", processes=1):
        pass
    with Library.open(tmp_path / "l.leitong") as library:
        (pair,) = library.pairs()
    assert (pair.kind, compare(*map(analyse, paths)).verdict.kind) == (kind, kind)


def test_torn_copies_have_the_measures_of_the_text_that_is_not_torn():
    found = compare(analyse(torn(WHOLE)), analyse(WHOLE)).measures
    assert (found.jaccard, found.containment_a_in_b, found.containment_b_in_a) == (1, 1, 1)


@given(st.integers(0, 9999), st.integers(0, 11), st.integers(1, 12), st.integers(5, 60))
def test_letters_are_compared_as_in_a_library(seed, first, count, every):
    one = misspelt(reordered(" ".join(SENTENCES[first : first + count]), seed), every)
    kept = gathered([sketch(text, units_of(text), text) for text in (one, WHOLE)])
    places = (kept.letter_bounds[:1] * 0, kept.letter_bounds[:1] * 0 + 1)
    stored, made = shares.letter_shares(kept, *places), letter_shares(letter_runs(one), letter_runs(WHOLE))
    assert made == (stored.jaccard[0], stored.a_in_b[0], stored.b_in_a[0])


@pytest.mark.parametrize(
    ("shares", "near", "part"),
    [
        ((0.5, 0.9, 0, 0, 0.5), True, False),
        ((0.49, 0.9, 0.6, 0, 0.5), False, True),
        ((0.3, 0.84, 0.5, 0.9, 0.5), True, False),
        ((0, 0, 0.49, 0.9, 0.99), False, True),
        ((0, 0, 0, 0.84, 0.3), False, False),
        ((0.49, 0.84, 0.49, 0.84, 0.5), False, False),
    ],
)
def test_words_go_before_letters(shares, near, part):
    assert tuple(map(bool, near_or_contained(*shares))) == (near, part)
