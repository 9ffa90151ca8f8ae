import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.library.fields import columns_of, written

COLUMNS = st.lists(st.lists(st.text(max_size=9), max_size=5), max_size=6)


@given(COLUMNS)
def test_what_is_written_is_read(columns):
    assert columns_of(written(columns)) == columns


def test_an_empty_column_is_none_with_one_empty_text():
    assert columns_of(written([[], [""], ["", ""]])) == [[], [""], ["", ""]]


def test_texts_with_marks_of_the_form_itself_come_back():
    columns = [["a\x1fb"], ["c\x1ed", ""]]
    assert columns_of(written(columns)) == columns


def test_marks_of_the_form_are_spaces_in_what_would_be_too_long_as_json():
    assert columns_of(written([["a\x1fb\x1ec" * 4_000_000], ["d"]])) == [["a b c" * 4_000_000], ["d"]]


@pytest.mark.parametrize("text", ["", "nothing", "{}", "[1]", "[[null]]", '["text"]'])
def test_what_is_no_record_is_refused(text):
    with pytest.raises(ValueError):
        columns_of(text)
