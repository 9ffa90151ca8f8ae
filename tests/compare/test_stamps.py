"""Dates, times, counters and addresses of web pages do not count; in documents they do."""

from dataclasses import replace

import pytest

from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.compare.comparison import Kind
from leitong.compare.methods.judge import judge
from leitong.compare.rules import Rules, Stamps
from leitong.documents.load import document_of

CHINESE = (
    "{date} 来源：本报 浏览（{views}）",
    "图书馆今天宣布，从下个月起主馆每天开放到晚上十点，周末和节假日也不例外，活动于{day}本公司大楼举行。",
    "志愿者报名已经开始，年满十八周岁的市民都可以参加，报名请到 {address} 填写表格，并带上身份证件。",
    "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。",
)
ENGLISH = (
    "Posted {date}, {views} views",
    "The harbour office will publish the new timetable at the pier, where printed copies can be had from {day} on.",
    "Bakers in the old town say that flour has become dearer since spring, as {address} told its readers.",
    "Nobody at the office would say when the second ferry will be back, and the mayor did not answer our letter.",
)
FIRST = {
    "date": "2023-03-05 10:20",
    "views": "1,234",
    "day": "3月5日",
    "address": "https://example.org/a?id=1",
}
SECOND = {
    "date": "2024/11/30 23:59:59",
    "views": "98",
    "day": "12月24日",
    "address": "http://example.com/xyz/b.html",
}
FIRST_EN = FIRST | {"date": "March 5, 2023", "day": "March 5"}
SECOND_EN = SECOND | {"date": "30 November 2024", "day": "24th December"}


def written(lines, stamps):
    return [line.format(**stamps) for line in lines]


def page(lines, stamps):
    body = "".join(f"<p>{line}</p>" for line in written(lines, stamps))
    return analyse(document_of("a.html", f"<html><body><h1>通知</h1>{body}</body></html>".encode(), "a.html"))


def document(lines, stamps):
    return analyse(document_of("a.txt", "\n".join(written(lines, stamps)).encode(), "a.txt"))


PAIRS = pytest.mark.parametrize(
    ("lines", "one", "other"), [(CHINESE, FIRST, SECOND), (ENGLISH, FIRST_EN, SECOND_EN)]
)


@PAIRS
def test_pages_that_differ_in_stamps_only_have_all_prints_alike(lines, one, other):
    found = compare(page(lines, one), page(lines, other))
    measures = found.measures
    assert (measures.hamming, measures.hamming_windows) == (0, 0)
    assert (measures.jaccard, measures.containment_a_in_b, measures.containment_b_in_a) == (1, 1, 1)
    assert (measures.cosine, measures.keywords) == (pytest.approx(1), pytest.approx(1))


@PAIRS
def test_such_pages_are_near_and_not_said_to_be_the_same_text(lines, one, other):
    found = compare(page(lines, one), page(lines, other))
    assert found.verdict.kind is Kind.NEAR
    assert str(found.verdict.sentence) == (
        "The same text but for dates, times, counters or addresses, which were passed over."
    )
    assert found.a.fingerprints.content != found.b.fingerprints.content


@PAIRS
def test_documents_with_the_same_words_differ(lines, one, other):
    found = compare(document(lines, one), document(lines, other))
    assert found.measures.jaccard < 1
    assert found.measures.hamming_windows > 0
    assert found.a.stamps == ()


@PAIRS
def test_every_key_of_the_methods_passes_over_stamps(lines, one, other):
    answers = {answer.name: answer for answer in judge(compare(page(lines, one), page(lines, other))).answers}
    yes = {
        "tianwang-1",
        "tianwang-2",
        "tianwang-3",
        "tianwang-4",
        "tianwang-5",
        "imatch",
        "winnowing",
        "jaccard",
    }
    assert {name for name in yes if answers[name].met} == yes
    assert answers["winnowing"].value == answers["scam-a-in-b"].value == 1
    assert not answers["exact"].met


def test_stamps_are_named_by_their_place():
    found = page(CHINESE, FIRST)
    assert [span.of(found.text) for span in found.stamps] == [
        "2023-03-05",
        "10:20",
        "浏览（1,234）",
        "3月5日",
        "https://example.org/a?id=1",
    ]


def test_a_copy_of_a_page_in_another_script_is_the_same_text_if_its_stamps_are():
    traditional = [line.replace("图书馆", "圖書館").replace("读者", "讀者") for line in CHINESE]
    assert compare(page(CHINESE, FIRST), page(traditional, FIRST)).verdict.kind is Kind.SAME_TEXT
    assert compare(page(CHINESE, FIRST), page(traditional, SECOND)).verdict.kind is Kind.NEAR


def test_a_page_and_a_document_of_the_same_letters_are_the_same_text():
    one = page(CHINESE, FIRST)
    found = compare(one, analyse(document_of("b.txt", one.text.encode(), "b.txt")))
    assert found.verdict.kind is Kind.SAME_TEXT
    assert str(found.verdict.sentence) == "The same text in another layout."
    assert (found.measures.jaccard, found.measures.hamming, found.measures.hamming_windows) == (1, 0, 0)


def test_a_passage_is_not_parted_by_a_stamp_in_it():
    found = compare(page(CHINESE, FIRST), page(CHINESE, SECOND))
    assert len(found.passages) == 1
    assert "3月5日" in found.passages[0].a.of(found.a.text)


@PAIRS
def test_the_rules_can_count_stamps_in_pages_and_pass_over_them_in_documents(lines, one, other):
    counted = compare(page(lines, one), page(lines, other), rules=Rules(stamps=Stamps.OFF))
    assert counted.measures.jaccard < 1
    assert counted.a.stamps == ()
    passed = compare(document(lines, one), document(lines, other), rules=Rules(stamps=Stamps.ON))
    assert (passed.measures.jaccard, passed.measures.hamming, passed.measures.hamming_windows) == (1, 0, 0)
    assert len(passed.a.stamps) == len(passed.b.stamps) > 0


def test_the_other_rules_go_with_stamps():
    rules = Rules(stamps=Stamps.ON, ignore_case=False, ignore_punctuation=False)
    one, other = document(ENGLISH, FIRST_EN), document(ENGLISH, SECOND_EN)
    assert compare(one, other, rules=rules).measures.jaccard == 1
    assert compare(one, other, rules=replace(rules, ignore_numbers=True)).measures.jaccard == 1


def test_a_page_of_nothing_but_dates_keeps_them():
    calendar = ["2024-03-05 10:20", "2024-04-07 11:30", "2024-05-09 12:40"]
    one, other = page(calendar, {}), page([line.replace("2024", "2023") for line in calendar], {})
    assert one.stamps == ()
    assert compare(one, other).measures.jaccard < 1


def timetable(trains, *notes, first=6):
    """Of forty stations."""
    rows = [
        f"{chr(0x4E00 + 37 * stop)}山站 " + " ".join(f"{first + hour:02}:{stop:02}" for hour in range(trains))
        for stop in range(40)
    ]
    return page([*rows, *notes], {})


@pytest.mark.parametrize("trains", range(1, 13))
def test_a_note_on_a_timetable_does_not_decide_whether_its_times_count(trains):
    """However many there are: no share of the text makes all of them count at once."""
    one, other = timetable(trains), timetable(trains, "末班车后停运。")
    assert compare(one, other).measures.jaccard > 0.85


def test_timetables_of_the_same_stations_at_other_times_differ():
    one, other = timetable(8), timetable(8, first=15)
    assert len(one.stamps) == len(other.stamps) == 48
    assert compare(one, other).measures.jaccard < 0.5
