import pytest

import leitong
from leitong.compare.coverage import coverage, within
from leitong.spans import Span
from leitong.words.units import units_of

FIRST = "市政府周一召开会议讨论横跨大河的新桥建设方案"
SECOND = "许多学生步行前往旧学校并在雨中等候班车的到来"
OTHER = "渔民担心施工噪音会把鲑鱼从原来的地方赶走"


def compared(a, b):
    return leitong.compare(leitong.analyse(leitong.pasted(a)), leitong.analyse(leitong.pasted(b)))


def test_equal_texts_cover_each_other():
    assert coverage(compared(FIRST, FIRST)) == (1, 1)


def test_what_stands_in_one_text_only_is_not_covered():
    covered_a, covered_b = coverage(compared(FIRST, FIRST + "。" + OTHER))
    assert covered_a == 1
    assert covered_b == pytest.approx(len(FIRST) / (len(FIRST) + len(OTHER)))


def test_an_excluded_passage_counts_for_nothing():
    comparison = compared(FIRST + "。" + SECOND, SECOND + "。" + FIRST)
    assert len(comparison.passages) == 2
    assert coverage(comparison) == (1, 1)
    without = coverage(comparison, frozenset({0}))
    assert without[0] == pytest.approx(len(SECOND) / (len(FIRST) + len(SECOND)))
    assert coverage(comparison, frozenset({0, 1})) == (0, 0)


def test_overlapping_spans_are_counted_once():
    units = units_of("one two three four")
    assert within(units, [Span(0, 7), Span(4, 13)]).tolist() == [True, True, True, False]


def test_a_span_without_a_whole_unit_covers_none():
    assert not within(units_of("one two"), [Span(1, 2), Span(3, 4)]).any()
