import subprocess
import sys

import pytest

import leitong

TEXT = "A text of some words that is nobody's path.\nIt has two lines."


def test_a_path_is_read_as_a_file(tmp_path):
    file = tmp_path / "one.txt"
    file.write_text(TEXT, encoding="utf-8")
    assert leitong.analyse(file).document.source == str(file)


def test_a_string_that_is_the_path_of_a_file_is_read_as_that_file(tmp_path):
    file = tmp_path / "one two.html"
    file.write_text(f"<p>{TEXT}</p>", encoding="utf-8")
    assert leitong.analyse(str(file)).document.format == "html"


def test_any_other_string_is_the_text_itself():
    assert leitong.analyse(TEXT).text == TEXT


def test_a_sentence_that_ends_in_a_file_name_is_a_text():
    assert leitong.analyse("See readme.txt").text == "See readme.txt"


@pytest.mark.parametrize("mistyped", ["no/such/page.html", "nothing.txt", "缺少.docx"])
def test_a_mistyped_path_is_never_compared_as_a_text(mistyped):
    with pytest.raises(leitong.SourceNotFound, match=r"page\.html|nothing\.txt|缺少\.docx"):
        leitong.analyse(mistyped)


def test_an_address_is_not_fetched_unasked():
    with pytest.raises(leitong.SourceNotFound, match="open_source"):
        leitong.analyse("http://localhost/page.html")


def test_a_null_character_does_not_make_a_path():
    assert "b" in leitong.analyse("a\0b").text


def test_a_document_is_taken_as_it_is():
    document = leitong.pasted("one.txt")
    assert leitong.analyse(document).text == "one.txt"


def test_a_text_of_white_space_says_so():
    with pytest.raises(leitong.EmptyDocument):
        leitong.analyse(" \n ")


def test_what_is_known_of_the_same_text_is_taken_over(tmp_path):
    file = tmp_path / "copy.txt"
    file.write_text(TEXT, encoding="utf-8")
    known = leitong.analyse(TEXT)
    copy = leitong.analyse(file, known)
    assert copy.document.source == str(file)
    assert copy.words is known.words
    assert leitong.analyse(TEXT + " And one more.", known).words is not known.words


def test_data_that_is_no_text_is_refused():
    data = " ".join(f"w{number:x}" for number in range(500_001))
    with pytest.raises(leitong.LimitExceeded, match="different words"):
        leitong.analyse(data)


def test_two_texts_are_compared():
    comparison = leitong.compare(leitong.analyse(TEXT), leitong.analyse(TEXT))
    assert comparison.verdict.duplicate_type == 1
    assert [(passage.a.start, passage.b.start) for passage in comparison.passages] == [(0, 0)]


def test_every_public_name_is_there():
    assert all(hasattr(leitong, name) for name in leitong.__all__)


def test_a_name_that_is_not_there_is_named_in_the_error():
    with pytest.raises(AttributeError, match="nonsense"):
        _ = leitong.nonsense


def test_importing_leitong_loads_nothing_heavy():
    script = "import sys, leitong; print(sorted({'numpy', 'lxml', 'jieba', 'PySide6'} & set(sys.modules)))"
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"


@pytest.mark.parametrize("first", ["leitong", "leitong.compare.comparison", "leitong.compare.compare"])
def test_compare_can_be_called_whatever_was_imported_before(first):
    script = f"import {first}, leitong; one = leitong.analyse('same'); print(leitong.compare(one, one).verdict.kind)"
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "identical"


def test_every_method_is_asked_about_a_comparison():
    comparison = leitong.compare(leitong.analyse(TEXT), leitong.analyse(TEXT.replace("lines", "rows")))
    methods = leitong.judge(comparison, leitong.Choices(terms=3))
    assert isinstance(methods, leitong.Methods)
    assert methods.choices.terms == 3
    assert methods.answer("exact").met is False
