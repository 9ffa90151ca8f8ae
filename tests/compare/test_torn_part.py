import pytest

from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.compare.comparison import Kind
from leitong.compare.torn_part import mended_units
from leitong.documents.load import pasted
from leitong.words.units import units_of

PART = (
    "The harbour office said the old ferry would be taken out of service in March, since its engine, which was built "
    "in 1974, can no longer be repaired. A new boat for 240 passengers has been ordered from a yard in the north."
)
REST = (
    "Farmers in the valley expect a poor harvest of apples this autumn after a cold spring and weeks without rain. "
    "Growers have asked the county for help with the cost of water, but the council will not decide before its "
    "meeting in October. Prices in the shops have already risen by a tenth, and cider makers are buying abroad. "
    "The museum, closed for two winters while its roof was mended, opens again on Sunday with an exhibition of maps. "
    "Schools may visit it free of charge until the end of the year, and a train will run from the coast each morning."
)
WHOLE = f"{REST}\n\n{PART}\n"


def torn(text):
    """As a scanner reads it that sees a gap after every third letter."""
    return " ".join(
        "".join(word[at : at + 3] + " " for at in range(0, len(word), 3)) for word in text.split()
    )


def compared(a, b):
    return compare(analyse(pasted(a)), analyse(pasted(b)))


@pytest.mark.parametrize(("a", "b"), [(torn(PART), WHOLE), (WHOLE, torn(PART)), (PART, torn(WHOLE))])
def test_a_torn_part_is_contained(a, b):
    verdict = compared(a, b).verdict
    assert (verdict.kind, verdict.duplicate_type) == (
        Kind.CONTAINED,
        compared(PART, WHOLE).verdict.duplicate_type,
    )


def test_measures_and_sentence_are_those_of_the_part_that_is_not_torn():
    found, plain = compared(torn(PART), WHOLE), compared(PART, WHOLE)
    assert found.measures.containment_a_in_b == plain.measures.containment_a_in_b == 1
    assert found.verdict.sentence == plain.verdict.sentence


def test_the_passage_is_where_the_part_stands_in_both():
    found = compared(torn(PART), WHOLE)
    (passage,) = found.passages
    assert found.a.text[passage.a.start : passage.a.end] == torn(PART).rstrip(" .")
    assert found.b.text[passage.b.start : passage.b.end] == PART.rstrip(".")


def test_a_torn_text_of_its_own_is_different():
    assert compared(torn(PART), REST).verdict.kind is Kind.DIFFERENT


def test_a_torn_text_with_a_sentence_of_the_other_is_not_contained():
    sentence = " A new boat for 240 passengers has been ordered from a yard in the north."
    assert compared(torn(REST[:500] + sentence), PART * 4).verdict.kind is Kind.DIFFERENT


def test_units_that_make_a_word_of_the_other_text_become_that_unit():
    text, whole = "The fer ry of 19 74 is o ut", "the ferry of 1974 is in"
    mended, known = mended_units(units_of(text), text, units_of(whole), whole), units_of(whole)
    assert [text[start:end] for start, end in zip(mended.starts, mended.ends, strict=True)] == [
        "The",
        "fer ry",
        "of",
        "19 74",
        "is",
        "o",
        "ut",
    ]
    assert mended.hashes[:5].tolist() == known.hashes[:5].tolist()


def test_a_text_without_units_stays_without():
    assert len(mended_units(units_of(""), "", units_of("ferry"), "ferry")) == 0
