import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

import leitong
from leitong import Kind, Rules, Template
from leitong.compare.ruled import ruled

ENGLISH = (
    "The town council met on Monday to talk about the new bridge across the river. Many children walked to the old "
    "school and waited for the bus in the rain. A baker on the main street gave them 12 loaves of warm bread."
)
CHINESE = "市政府周一召开会议讨论横跨大河的新桥建设方案。许多学生步行前往旧学校并在雨中等候班车。"
FORM = "Name: Class: Date: Please answer each question in whole sentences and write on one side of the paper only. "
OTHER = "Nobody knew which valley they meant to reach, for their maps were old and partly eaten by mice."


def text(content):
    return leitong.analyse(leitong.pasted(content))


def compared(a, b, **rules):
    return leitong.compare(text(a), text(b), rules=Rules(**rules))


COUNTED = [
    ("ignore_case", ENGLISH, ENGLISH.replace("Monday", "MONDAY"), "MONDAY"),
    ("ignore_width", ENGLISH, ENGLISH.replace("bus", "ｂｕｓ"), "ｂｕｓ"),
    ("ignore_variants", CHINESE, CHINESE.replace("学生", "學生"), "學"),
    ("ignore_punctuation", ENGLISH, ENGLISH.replace("river.", "river!"), "!"),
    ("ignore_punctuation", CHINESE, CHINESE.replace("方案。", "方案，"), "，"),
    ("ignore_space", ENGLISH, ENGLISH.replace("the bus", "the\nbus"), "bus"),
    ("ignore_space", CHINESE, CHINESE.replace("方案。", "方案。\n"), "。\n许"),
]


@pytest.mark.parametrize(("rule", "a", "b", "_changed"), COUNTED)
def test_what_is_ignored_makes_no_difference(rule, a, b, _changed):
    assert compared(a, b, **{rule: True}).verdict.kind is Kind.SAME_TEXT


@pytest.mark.parametrize(("rule", "a", "b", "changed"), COUNTED)
def test_what_is_not_ignored_is_an_edit_in_its_place(rule, a, b, changed):
    comparison = compared(a, b, **{rule: False})
    assert comparison.verdict.kind is Kind.NEAR
    assert comparison.measures.jaccard < 1
    (passage,) = comparison.passages
    assert passage.kind == "edited"
    gaps = [
        b[before.end : after.start].strip() for (_, before), (_, after) in itertools.pairwise(passage.runs)
    ]
    assert gaps == [changed]


@pytest.mark.parametrize("rule", ["ignore_width", "ignore_variants", "ignore_punctuation", "ignore_space"])
def test_one_rule_does_not_bring_another_back(rule):
    assert (
        compared(ENGLISH, ENGLISH.replace("Monday", "MONDAY"), **{rule: False}).verdict.kind is Kind.SAME_TEXT
    )


def test_case_counts_also_where_width_does_not():
    rules = {"ignore_case": False}
    assert compared(ENGLISH, ENGLISH.replace("Many", "Ｍａｎｙ"), **rules).verdict.kind is Kind.SAME_TEXT
    assert compared(ENGLISH, ENGLISH.replace("Many", "ｍａｎｙ"), **rules).verdict.kind is Kind.NEAR


def test_a_straight_and_a_curly_apostrophe_are_one_mark():
    a, b = ENGLISH.replace("them", "them, don't"), ENGLISH.replace("them", "them, don’t")
    assert compared(a, b, ignore_punctuation=False, ignore_case=False).verdict.kind is Kind.SAME_TEXT


def test_numbers_count_unless_they_are_ignored():
    a, b = ENGLISH, ENGLISH.replace("12", "1,300")
    assert compared(a, b).verdict.kind is Kind.NEAR
    same = compared(a, b, ignore_numbers=True)
    assert same.verdict.kind is Kind.SAME_TEXT
    assert str(same.verdict.sentence) == "The same text by the rules chosen."


def test_a_word_with_a_digit_in_it_is_no_number():
    a, b = ENGLISH.replace("bus", "b2b"), ENGLISH.replace("bus", "b4b")
    assert compared(a, b, ignore_numbers=True).verdict.kind is Kind.NEAR


def test_the_text_of_a_template_is_taken_out_of_both():
    a, b = FORM + ENGLISH, FORM + OTHER
    assert compared(a, b).passages
    comparison = compared(a, b, template=Template("form", FORM))
    assert comparison.passages == ()
    assert comparison.measures.jaccard == 0
    for spans, whole in ((comparison.template_a, a), (comparison.template_b, b)):
        assert [span.of(whole) for span in spans] == [FORM.rstrip(" .")]
    assert comparison.measures.hamming > compared(a, b).measures.hamming


def test_keywords_of_the_template_are_no_keywords():
    comparison = compared(FORM + ENGLISH, FORM + OTHER, template=Template("form", FORM))
    terms = {keyword.term for keyword in comparison.a.keywords}
    assert "council" in terms
    assert "sentences" not in terms


def test_a_document_that_is_all_template_has_no_text_left():
    verdict = compared(FORM, FORM + ENGLISH, template=Template("form", FORM)).verdict
    assert verdict.kind is Kind.NO_TEXT
    assert "first text" in str(verdict.sentence)


def test_passages_shorter_than_asked_for_count_for_nothing():
    edited = ENGLISH.replace("bridge", "tower").replace("bus", "train")
    whole = compared(ENGLISH, edited)
    (passage,) = whole.passages
    assert compared(ENGLISH, edited, shortest=passage.shared).measures == whole.measures
    none = compared(ENGLISH, edited, shortest=passage.shared + 1)
    assert none.passages == ()
    assert (none.measures.jaccard, none.measures.containment_a_in_b) == (0, 0)


def test_what_stands_in_no_passage_is_no_part_of_the_measures_then():
    a, b = ENGLISH + " " + OTHER, "On Monday to talk " + OTHER
    usual, longest = compared(a, b).measures, compared(a, b, shortest=10).measures
    assert longest.containment_a_in_b < usual.containment_a_in_b


def test_a_passage_has_no_negative_length():
    with pytest.raises(ValueError, match="not -1"):
        Rules(shortest=-1)


def test_by_the_usual_rules_a_document_is_what_it_is():
    analysis = text(ENGLISH)
    assert ruled(analysis, Rules()).analysis is analysis
    assert ruled(analysis, Rules(shortest=5)).analysis is analysis


SOME_RULES = st.builds(
    Rules,
    ignore_case=st.booleans(),
    ignore_width=st.booleans(),
    ignore_punctuation=st.booleans(),
    ignore_numbers=st.booleans(),
    ignore_variants=st.booleans(),
    ignore_space=st.booleans(),
    shortest=st.integers(0, 30),
    template=st.none() | st.just(Template("form", FORM)),
)


@given(st.text(alphabet="aAＡ會会,.，’' \n12\u202e\u0301ﬁß", max_size=60), SOME_RULES)
def test_offsets_survive_every_rule(content, rules):
    analysis = text("x" + content)
    units = ruled(analysis, rules).analysis.units
    assert (units.starts[1:] >= units.starts[:-1]).all()
    assert (units.ends > units.starts).all()
    assert not len(units) or units.ends[-1] <= len(analysis.text)


@given(st.text(alphabet="aAＡ會会,.，’' \n12ﬁß", min_size=1, max_size=60), SOME_RULES)
def test_a_text_differs_from_itself_by_no_rule(content, rules):
    a, b = text("x" + content), text("x" + content)
    assert (ruled(a, rules).analysis.units.hashes == ruled(b, rules).analysis.units.hashes).all()
    assert leitong.compare(a, b, rules=rules).verdict.kind in {Kind.IDENTICAL, Kind.NO_TEXT}


@given(SOME_RULES)
def test_the_outcome_does_not_depend_on_which_text_is_first(rules):
    a, b = text(FORM + ENGLISH), text(FORM + ENGLISH.replace("Many", "MANY").replace("12", "57"))
    there, back = leitong.compare(a, b, rules=rules), leitong.compare(b, a, rules=rules)
    assert there.verdict.kind == back.verdict.kind
    assert there.measures.containment_a_in_b == back.measures.containment_b_in_a
    assert [(p.a, p.b) for p in there.passages] == sorted((p.b, p.a) for p in back.passages)


def test_what_is_struck_in_one_text_is_taken_out_of_that_text_only():
    both = f"{ENGLISH}\n{OTHER}"
    span = leitong.Span(0, len(ENGLISH))
    comparison = compared(both, both, struck_a=(span,))
    assert [passage.a.of(both) for passage in comparison.passages] == [OTHER.rstrip(".")]
    assert comparison.measures.containment_a_in_b == 1
    assert comparison.measures.containment_b_in_a < 1
    assert comparison.measures.hamming > 0
    assert comparison.verdict.kind is Kind.CONTAINED


def test_struck_in_both_alike_the_same_document_stays_the_same():
    both = f"{ENGLISH}\n{OTHER}"
    span = leitong.Span(0, len(ENGLISH))
    assert compared(both, both, struck_a=(span,), struck_b=(span,)).verdict.kind is Kind.IDENTICAL


def test_striking_what_was_added_makes_the_texts_the_same():
    both = f"{ENGLISH}\n{OTHER}"
    comparison = compared(ENGLISH, both, struck_b=(leitong.Span(len(ENGLISH) + 1, len(both)),))
    assert comparison.verdict.kind is Kind.SAME_TEXT
    assert comparison.measures.hamming == 0
