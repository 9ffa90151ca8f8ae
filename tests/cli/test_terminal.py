from hypothesis import given
from hypothesis import strategies as st
from wcwidth import width

from leitong.cli.terminal import colour_wanted, harmless, shortened, wrapped


def test_a_short_text_stays():
    assert shortened("今天宣布", 20) == "今天宣布"


def test_a_long_text_loses_its_middle():
    assert shortened("0123456789" * 3, 13) == "01234567…6789"


def test_chinese_takes_two_columns_a_character():
    assert width(shortened("临江市图书馆今天宣布" * 3, 21)) <= 21


def test_lines_and_runs_of_spaces_become_one_space():
    assert harmless("one\n\n  two\tthree ") == "one two three"


def test_escapes_and_direction_overrides_are_taken_out():
    assert harmless("a\x1b[2Jb\u202ec\x9bd") == "a[2Jbcd"


def test_no_color_turns_colour_off(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    assert colour_wanted() is False
    monkeypatch.delenv("NO_COLOR")
    assert colour_wanted() is None


@given(st.text(), st.integers(10, 60))
def test_nothing_is_wider_than_asked(text, limit):
    assert width(shortened(text, limit)) <= limit
    assert all(width(line) <= limit for line in wrapped(text, limit))
