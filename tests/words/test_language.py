import pytest

from leitong.words.language import LOOKED_AT, language_of, languages_in
from leitong.words.segment import segment


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("昨天下午，市图书馆的三楼阅览室里坐满了人。", "zh"),
        ("委員會於星期二開會 (committee meeting)", "zh"),
        ("The committee met on Tuesday to review the annual report of the library.", "en"),
        ("Hello world", "en"),
        (
            "Der Ausschuss trat am Dienstag zusammen, um den jährlichen Bericht über die Bücherei zu prüfen.",
            "",
        ),
        ("図書館で本を読むのが好きです。", "ja"),
        ("위원회는 화요일에 회의를 열었다.", "ko"),
        ("Комитет собрался во вторник.", "ru"),
        ("3.14 2023 !!", ""),
        ("", ""),
    ],
)
def test_the_language_of_a_text(text, language):
    assert language_of(text) == language


ENGLISH = "The committee met on Tuesday to review the annual report of the library. "
GERMAN = "Der Ausschuss trat am Dienstag zusammen, um den Bericht zu prüfen. "


@pytest.mark.parametrize(
    "text", [ENGLISH, GERMAN, ENGLISH * 400 + GERMAN * 900, GERMAN * 400 + ENGLISH * 900]
)
def test_words_that_are_known_tell_the_same(text):
    assert language_of(text, segment(text)) == language_of(text) == ("en" if text[:3] == "The" else "")


def test_only_the_beginning_of_a_text_is_looked_at():
    assert len(ENGLISH) * 400 > LOOKED_AT
    assert language_of(ENGLISH * 400 + "图书馆" * 50_000) == "en"


def test_a_mixed_text_names_each_language_most_of_it_first():
    text = "昨天下午，市图书馆的三楼阅览室里坐满了人。\nThe report.\n大家都在等一位从外地赶来的老作家。"
    assert languages_in(text) == ("zh", "en")


def test_a_line_in_another_language_makes_no_mixed_text():
    assert languages_in("昨天下午，市图书馆的三楼阅览室里坐满了人。\n" * 9 + "The report.") == ("zh",)
