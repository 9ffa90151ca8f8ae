"""PDF files: lines joined into paragraphs, and one clear word for what can't be read."""

import threading
import zlib

import pytest

from leitong.documents.limits import Limits
from leitong.documents.load import load
from leitong.errors import Cancelled, DamagedDocument, EmptyDocument, LimitExceeded, ProtectedDocument

PICTURE = b"<</Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 8/Length 64>>stream\n"


@pytest.fixture
def text_of(saved, pages):
    def text(*streams):
        return load(saved("a.pdf", pages(*streams))).content

    return text


def test_wrapped_lines_become_one_paragraph(text_of, lines):
    stream = lines(
        (50, "The library is open at weekends too, and readers"),
        (50, "may bring their own computers, if they like; all of"),
        (50, "the rooms have sockets."),
        (50, "Books are returned at the door in the east, and"),
        (50, "never at the other one."),
    )
    assert text_of(stream) == (
        "The library is open at weekends too, and readers may bring their own computers, if they like; all of "
        "the rooms have sockets.\n"
        "Books are returned at the door in the east, and never at the other one."
    )


def test_an_indent_begins_a_paragraph(text_of, lines):
    stream = lines(
        (70, "The library is open at weekends too, readers"),
        (50, "may bring their own computers, if they like; all"),
        (70, "Books are returned at the door in the east,"),
        (50, "and never at the other one."),
    )
    assert text_of(stream).count("\n") == 1


def test_short_lines_stay_lines(text_of, lines):
    stream = lines(
        (50, "Contents"), (50, "One"), (50, "Two"), (50, "The longest of all the lines on this page")
    )
    assert text_of(stream) == "Contents\nOne\nTwo\nThe longest of all the lines on this page"


def test_a_gap_ends_a_paragraph(saved, pages):
    stream = (
        b"BT /F1 12 Tf 50 780 Td (The library is open at weekends too, and readers) Tj "
        b"0 -14 Td (may bring their own computers, if they like; all of) Tj "
        b"0 -30 Td (Books are returned at the door in the east, and) Tj "
        b"0 -14 Td (never at the other one, please.) Tj ET"
    )
    assert load(saved("a.pdf", pages(stream))).content.count("\n") == 1


def test_list_items_stay_apart(text_of, lines):
    long = "something that is as long as the line above and below"
    stream = lines((50, f"1. {long}"), (50, f"2. {long}"), (50, f"3. {long}"))
    assert text_of(stream).count("\n") == 2


def test_words_broken_at_a_hyphen_are_whole(text_of, lines):
    stream = lines(
        (50, "The commit-"), (50, "tee met on Tues-"), (50, "day to review the re-"), (50, "port.")
    )
    assert text_of(stream) == "The committee met on Tuesday to review the report."


def test_invisible_text_over_a_scan_is_text(text_of):
    assert text_of(b"BT 3 Tr /F1 12 Tf 50 780 Td (Recognised text) Tj ET") == "Recognised text"


def test_each_page_knows_where_it_begins(saved, pages, lines):
    document = load(saved("a.pdf", pages(lines((50, "First page.")), b"", lines((50, "Third page.")))))
    assert document.content == "First page.\nThird page."
    assert [document.content[start:] for start in document.page_starts] == [
        "First page.\nThird page.",
        "Third page.",
        "Third page.",
    ]


def test_a_paragraph_goes_on_overleaf(saved, pages, lines):
    first = lines(
        (50, "The library is open at weekends too, and readers"),
        (50, "may bring their own computers, if they like; all of"),
    )
    second = lines(
        (50, "the rooms have sockets."), (50, "Books are returned at the door in the east please.")
    )
    document = load(saved("a.pdf", pages(first, second)))
    assert "if they like; all of the rooms have sockets." in document.content
    assert document.content[document.page_starts[1] :].startswith("the rooms")


def test_the_title_comes_from_the_metadata(saved, pdf):
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>",
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        b"<</Length 42>>stream\nBT /F1 12 Tf 50 780 Td (Some words.) Tj ET \nendstream",
        b"<</Title(\xfe\xff" + "年报".encode("utf-16-be") + b")>>",
    ]
    document = load(saved("a.pdf", pdf(objects, b"/Info 6 0 R")))
    assert (document.title, document.content) == ("年报", "Some words.")


def test_pictures_without_text_are_not_compared(saved, pages):
    stream = b"q 500 0 0 700 40 70 cm /I Do Q"
    extra = (PICTURE + bytes(64) + b"\nendstream",)
    resources = b"<</XObject<</I 4 0 R>>>>"
    with pytest.raises(EmptyDocument, match="one page of pictures"):
        load(saved("a.pdf", pages(stream, resources=resources, extra=extra)))
    with pytest.raises(EmptyDocument, match="2 pages of pictures"):
        load(saved("a.pdf", pages(stream, stream, resources=resources, extra=extra)))


def test_a_picture_among_pages_of_text_is_mentioned(saved, pages, lines):
    resources = b"<</XObject<</I 4 0 R>>/Font<</F1 3 0 R>>>>"
    extra = (PICTURE + bytes(64) + b"\nendstream",)
    data = pages(lines((50, "Words.")), b"q 500 0 0 700 40 70 cm /I Do Q", resources=resources, extra=extra)
    document = load(saved("a.pdf", data))
    assert document.content == "Words."
    assert str(document.warnings[0]).endswith("compare: 2.")


def test_blank_pages_are_empty(saved, pages):
    with pytest.raises(EmptyDocument, match="blank"):
        load(saved("a.pdf", pages(b"")))


def test_junk_before_the_header_does_not_matter(saved, pages, lines):
    assert load(saved("a.pdf", b"HTTP junk\r\n" + pages(lines((50, "Words."))))).content == "Words."


def test_a_lost_end_is_repaired_and_said_so(saved, pages, lines):
    data = pages(lines((50, "Words.")))
    document = load(saved("a.pdf", data[: data.find(b"xref\n")]))
    assert document.content == "Words."
    assert "repaired" in str(document.warnings[0])


def test_a_pdf_cut_before_its_text_is_damaged(saved, pages, lines):
    data = pages(lines((50, "Words.")))
    with pytest.raises(DamagedDocument, match="damaged"):
        load(saved("a.pdf", data[: data.find(b"stream\n")]))


def test_a_page_tree_that_holds_itself_is_damaged(saved, pdf):
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[2 0 R]/Count 1>>"]
    with pytest.raises(DamagedDocument):
        load(saved("a.pdf", pdf(objects)))


def test_a_pdf_without_pages_says_so(saved, pdf):
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[]/Count 0>>"]
    with pytest.raises(DamagedDocument, match="no pages"):
        load(saved("a.pdf", pdf(objects)))


def test_a_pdf_without_pages_needs_no_password_because_one_before_it_did(saved, pdf):
    locked = pdf(
        [
            b"<</Type/Catalog/Pages 2 0 R>>",
            b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
            b"<</Type/Page/Parent 2 0 R>>",
        ],
        b"/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<%b>/U<%b>>>" % (b"00" * 32, b"00" * 32),
    )
    empty = pdf([b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[]/Count 0>>"])
    with pytest.raises(ProtectedDocument, match="password"):
        load(saved("locked.pdf", locked))
    with pytest.raises(DamagedDocument, match="no pages"):
        load(saved("empty.pdf", empty))


def test_pages_and_text_have_a_limit(saved, pages, lines):
    path = saved("a.pdf", pages(*[lines((50, "Words."))] * 3))
    with pytest.raises(LimitExceeded, match="3 pages"):
        load(path, limits=Limits(pages=2))
    with pytest.raises(LimitExceeded, match="characters"):
        load(path, limits=Limits(characters=10))


def test_reading_stops_between_pages(saved, pages, lines):
    asked = iter([False, False, False, True])
    with pytest.raises(Cancelled):
        load(saved("a.pdf", pages(*[lines((50, "Words."))] * 9)), cancelled=lambda: next(asked, True))


def test_threads_may_read_at_the_same_time(saved, pages, lines):
    path = saved("a.pdf", pages(*[lines((50, f"Page {number}.")) for number in range(20)]))
    found = []
    threads = [threading.Thread(target=lambda: found.append(load(path).content)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert len(set(found)) == 1


def test_a_page_that_unpacks_without_end_is_refused(saved, pdf):
    packed = zlib.compress(b"BT /F1 12 Tf " + b"(lol) Tj " * 1_000_000 + b"ET", 9)
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>",
        b"<</Length %d/Filter/FlateDecode>>stream\n%b\nendstream" % (len(packed), packed),
    ]
    with pytest.raises(LimitExceeded, match="unpacks"):
        load(saved("a.pdf", pdf(objects)), limits=Limits(pdf_content_bytes=1_000_000))


def test_streams_without_an_end_do_not_hang(saved):
    with pytest.raises(DamagedDocument):
        load(saved("a.pdf", b"%PDF-1.4\n" + b"1 0 obj /FlateDecode stream\n" * 200_000))
