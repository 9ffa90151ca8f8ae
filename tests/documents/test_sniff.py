"""What a source really is: told by its content, whatever its name says."""

import io
import zipfile

import pytest

from leitong.documents.document import Format
from leitong.documents.load import load
from leitong.errors import DamagedDocument, EmptyDocument, ProtectedDocument, UnsupportedFormat


@pytest.mark.parametrize(
    "text",
    [
        "<!DOCTYPE html><title>x</title>",
        "\ufeff<!-- saved from a browser -->\n<!doctype HTML PUBLIC '-//W3C//DTD HTML 4.01//EN'>\n<p>x",
        '<?xml version="1.0" encoding="utf-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml"><body>x</body></html>',
        "<html>\n<head><title>x</title></head>",
        "<div>one</div><p>two</p>",
        "  \n<table><tr><td>cell</td></tr></table>",
        "Warning: deprecated\n<!doctype html><html><body>x</body></html>\n",
    ],
)
def test_html_is_known_without_a_name(saved, text):
    assert load(saved("page", text.encode())).format is Format.HTML


@pytest.mark.parametrize(
    "text",
    [
        "The <html> tag is the root of a page.",
        "<p> opens a paragraph and </p> closes it.",
        "<html> is the root element; put <head> and <body> inside.",
        "if a < b and c > d: print(a)",
        "see <https://example.org/> for more",
        "<stdio.h> is a header",
        '<?xml version="1.0"?><a>plain</a>',
        "Use\n\n<div>\n\nas in the example. That is all.",
    ],
)
def test_a_text_that_speaks_of_tags_is_text(saved, text):
    assert load(saved("notes.txt", text.encode())).format is Format.TEXT


def test_utf_16_html_is_html(saved):
    assert load(saved("x.txt", "<!doctype html><p>中文".encode("utf-16"))).format is Format.HTML


def test_the_name_breaks_the_tie_between_kinds_of_text(saved):
    text = b"# Heading\n\nSome words."
    assert load(saved("a.md", text)).format is Format.MARKDOWN
    assert load(saved("a.MARKDOWN", text)).format is Format.MARKDOWN
    assert load(saved("a.txt", text)).format is Format.TEXT
    assert load(saved("a.html", b"<p>one<p>two")).format is Format.HTML
    assert load(saved("b.html", b"no tag at all")).format is Format.TEXT


def test_a_page_by_its_name_may_begin_with_a_tag_of_any_length(saved):
    long = b'<div class="' + b"a " * 100_000 + b'"><p>text</div>'
    assert load(saved("a.html", long)).format is Format.HTML
    assert load(saved("b.md", b'<p align="center"><img src="x"></p>\n\n# Title')).format is Format.MARKDOWN


def test_pdf_and_docx_are_known_under_a_wrong_name(saved, docx, paragraph, pages, lines):
    assert load(saved("a.txt", docx(paragraph("Words")))).format is Format.DOCX
    assert load(saved("a.docx", pages(lines((50, "Words"))))).format is Format.PDF


def zipped(**members):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, content in members.items():
            archive.writestr(name.replace("__", "/"), content)
    return out.getvalue()


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "picture (PNG)"),
        (b"\xff\xd8\xff\xe0" + bytes(50), "picture (JPEG)"),
        (b"GIF89a" + bytes(50), "picture (GIF)"),
        (b"RIFF\0\0\0\0WEBPVP8 ", "picture (WebP)"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'></svg>", "picture (SVG)"),
        (b"\x1f\x8b\x08\0\0\0\0\0", "archive (gzip)"),
        (b"7z\xbc\xaf\x27\x1c\0\0", "archive (7-Zip)"),
        (b"Rar!\x1a\x07\1\0", "archive (RAR)"),
        (b"{\\rtf1\\ansi Words.\\par}", "RTF"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(504), "old .doc or a password-protected"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + "WordDocument".encode("utf-16-le"), "old Word document"),
        (b"\0\5\x16\7\0\2\0\0Mac OS X        " + bytes(60), "AppleDouble"),
        (zipped(readme="words"), "archive (ZIP)"),
        (zipped(mimetype="application/epub+zip"), "EPUB"),
        (zipped(mimetype="application/vnd.oasis.opendocument.text"), "ODT"),
        (zipped(ppt__presentation="x"), "PPTX"),
        (zipped(xl__workbook="x"), "XLSX"),
        (bytes(range(256)) * 8, "binary data"),
        (bytes(4096), "binary data"),
    ],
)
def test_what_is_not_read_is_named_as_what_it_is(saved, data, kind):
    with pytest.raises(UnsupportedFormat) as caught:
        load(saved("report.txt", data))
    assert kind in str(caught.value)
    assert "report.txt" in str(caught.value)


def test_a_lock_file_of_office_is_named(saved):
    with pytest.raises(UnsupportedFormat, match="lock file"):
        load(saved("~$report.docx", b"\x05Owner" + bytes(157)))


def test_an_encrypted_office_file_needs_a_password(saved):
    data = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(500) + "EncryptedPackage".encode("utf-16-le")
    with pytest.raises(ProtectedDocument, match="password"):
        load(saved("a.docx", data))


def test_a_zip_without_its_table_of_contents_is_damaged(saved, docx, paragraph):
    data = docx(paragraph("Words"))
    for cut in (len(data) * 2 // 3, data.rfind(b"PK\x01\x02")):
        with pytest.raises(DamagedDocument, match="damaged"):
            load(saved("a.docx", data[:cut]))


@pytest.mark.parametrize("data", [b"", b"\xef\xbb\xbf", b" \r\n\t\n" * 20, "\u3000\n".encode()])
@pytest.mark.parametrize("name", ["a.txt", "a.docx", "a.pdf", "a.html"])
def test_nothing_but_white_space_is_empty(saved, name, data):
    with pytest.raises(EmptyDocument):
        load(saved(name, data))
