import csv
import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.report.plain import json_text, write_csv


@given(st.text())
def test_json_is_one_line_of_valid_utf8_that_reads_back(text):
    line = json_text({"path": text})
    line.encode("utf-8")
    assert "\n" not in line
    assert json.loads(line) == {"path": text}


def test_bytes_of_a_name_that_are_no_text_are_escapes():
    assert json_text(b"\xff.txt".decode("utf-8", "surrogateescape")) == '"\\udcff.txt"'


def test_json_has_no_number_that_is_none():
    with pytest.raises(ValueError, match="not JSON compliant"):
        json_text(float("nan"))


def written(*rows):
    out = io.StringIO()
    write_csv(out, ("a", "b"), rows)
    return list(csv.reader(io.StringIO(out.getvalue())))


def test_a_value_with_a_comma_or_a_line_break_stays_one_cell():
    assert written(('a,\n"b"', 0.5)) == [["a", "b"], ['a,\n"b"', "0.5"]]


def test_no_value_is_an_empty_cell():
    assert written((None, 0)) == [["a", "b"], ["", "0"]]


@pytest.mark.parametrize("begin", ["=", "+", "-", "@"])
def test_no_spreadsheet_runs_a_cell(begin):
    assert written((f"{begin}1", "x"))[1][0] == f"'{begin}1"
