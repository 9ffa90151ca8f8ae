from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.words.joined import can_be_joined, join
from leitong.words.mask import passed_over, passed_over_in_each, stamps


def masked(text):
    return [span.of(text) for span in stamps(text)]


@pytest.mark.parametrize(
    "stamp",
    [
        "https://example.org/a/b?c=1&d=%E4%B8%AD#e",
        "http://localhost:8080/",
        "www.example.org/index.html",
        "2023年3月5日",
        "2023 年 3 月 5 日",
        "2023年3月",
        "二〇二三年三月五日",
        "十二月二十一日",
        "3月5日",
        "2023-03-05",
        "2023/3/5",
        "2023.03.05",
        "05/03/2023",
        "March 5, 2023",
        "5th March 2023",
        "Mar 5",
        "Sept. 2023",
        "10:20",
        "下午 3:05:59",
        "10:20 pm",
        "10时20分30秒",
        "35分钟前",
        "2 hours ago",
        "1,234次",
        "1.2万次阅读",
        "56 人浏览",
        "阅读(1234)",
        "浏览量：1,234次",
        "点击 56",
        "views: 1,204",
        "1.5k views",
        "閱讀數 1,234",
        "瀏覽：56 人次",
        "10時20分",
        "２０２３年３月５日",
    ],
)
def test_a_stamp_is_masked_whole(stamp):
    assert masked(f"发布 {stamp} 编辑") == [stamp]
    assert masked(stamp) == [stamp]


def test_a_date_with_a_time_is_masked_up_to_its_zone():
    assert "".join(masked("on 2023-03-05T10:20:30Z,")) == "2023-03-05T10:20:30Z"
    assert "".join(masked("on 2023-03-05 10:20:30+08:00.")) == "2023-03-0510:20:30+08:00"


@pytest.mark.parametrize("text", ["阅读 3", "浏览（12 ）", "点击 56 人次", "1,234 次"])
def test_no_space_behind_a_counter_is_a_part_of_it(text):
    assert masked(f"{text} \n见报") == [text]


def test_an_address_ends_before_chinese_and_before_the_mark_of_its_sentence():
    assert masked("见https://example.org/a上的说明，或 (www.example.org).") == [
        "https://example.org/a",
        "www.example.org",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "图书馆周末也开放",
        "2023年的文章",
        "第3次会议",
        "阅读3本书",
        "他在3月去了",
        "version 3.14.15 and 192.168.1.10",
        "a score of 5-1, a ratio of 3:1",
        "may 5 people come; March on",
        "the views of 300 readers",
        "12345678901234567890",
        "someone@www.example.org",
    ],
)
def test_what_a_text_says_is_not_masked(text):
    assert masked(text) == []


def test_no_text_makes_it_slow():
    for part in ("1,", "1", "http://", "www.", "2023-", "一", "1:", "阅读", "Mar 1", "1 "):
        stamps(part * 20_000)


def test_in_a_text_of_more_numbers_than_an_article_has_the_first_are_looked_at():
    assert len(stamps("阅读 12 次。" * 500_001)) == 500_000


def test_in_an_article_all_are_passed_over():
    text = "2023-03-05 10:20 浏览（12）\n图书馆今天宣布开放时间延长到十点。"
    assert passed_over(text) == stamps(text) != ()


@pytest.mark.parametrize(
    "text", ["", "2023-03-05 10:20", "10:20, 10:25, 10:30;", "https://example.org/a\nhttps://example.org/b"]
)
def test_where_a_text_says_nothing_else_none_is(text):
    assert passed_over(text) == ()


def test_of_many_stamps_the_first_are_two_characters_for_each_letter():
    timetable = "K12 10:20 11:30 12:40\nK34 10:25 11:35 12:45"
    assert [span.of(timetable) for span in passed_over(timetable)] == ["10:20", "11:30"]


def test_a_list_of_addresses_says_most_of_them():
    links = "".join(f"Table {n}: https://example.org/laws/file.php?number=00000{n}\n" for n in range(1, 9))
    assert len(passed_over(links)) == 2


@given(
    st.lists(st.sampled_from(("K12", "Lyon", "里昂", "10:20", "2023-03-05", "访问 12 次", "—")), max_size=30),
    st.integers(0, 30),
    st.sampled_from(("x", "图", "12", "·")),
)
def test_a_word_more_or_less_changes_little_of_what_is_passed_over(parts, place, word):
    """Two texts of nearly the same words never differ in all their stamps."""
    longer = [*parts[:place], word, *parts[place:]]
    one, other = (len(passed_over(" | ".join(text))) for text in (parts, longer))
    assert 0 <= other - one <= 1


@given(st.text(alphabet="1290:：-/.,年月日时分次阅读 ahtpw三〇T万(") | st.text())
def test_stamps_lie_in_the_text_in_order_and_apart(text):
    found = stamps(text)
    assert all(0 <= span.start < span.end <= len(text) for span in found)
    assert all(one.end <= other.start for one, other in pairwise(found))


PIECES = (
    "2023-03-05",
    "3月5日",
    "Mar",
    "12",
    "10:20",
    "views",
    "阅读",
    "www.",
    "T",
    " ",
    ".",
    "年",
    "3",
    "十",
    "K12",
    "的",
)


@given(
    st.lists(st.lists(st.sampled_from(PIECES), max_size=12).map("".join).filter(can_be_joined), max_size=6)
)
def test_texts_that_are_looked_at_together_have_the_stamps_that_each_has_alone(texts):
    assert passed_over_in_each(texts, join(texts)) == [passed_over(text) for text in texts]


@pytest.mark.parametrize("letter", ["\u0131", "\u0130", "I"])
def test_a_counter_is_one_in_any_letters_that_python_takes_for_the_same(letter):
    assert masked(f"v{letter}ews: 12") == [f"v{letter}ews: 12"]
    assert masked(f"12\u212a v{letter}ews") == [f"12\u212a v{letter}ews"]
