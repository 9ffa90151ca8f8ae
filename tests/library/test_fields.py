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


@pytest.mark.parametrize("text", ["", "nothing", "{}", "[1]", "[[null]]", '["text"]'])
def test_what_is_no_record_is_refused(text):
    with pytest.raises(ValueError):
        columns_of(text)
