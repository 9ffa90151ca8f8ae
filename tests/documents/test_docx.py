"""Word files: what is text, in which order, and what happens to broken and hostile ones."""

import zipfile

import pytest

from leitong.documents.document import Format
from leitong.documents.limits import Limits
from leitong.documents.load import load
from leitong.errors import Cancelled, DamagedDocument, EmptyDocument, LimitExceeded, ProtectedDocument

RUN = "<w:r><w:t>{}</w:t></w:r>"
NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'


@pytest.fixture
def text_of(saved, docx):
    """The content of a Word file with this body."""

    def text(body):
        return load(saved("a.docx", docx(body))).content

    return text


def test_one_paragraph_a_line(text_of, paragraph):
    assert text_of(paragraph("First one.") + paragraph("第二段。")) == "First one.\n第二段。"


def test_runs_of_a_word_are_not_split(text_of):
    assert text_of("<w:p>" + RUN.format("年度") + RUN.format("报告") + "</w:p>") == "年度报告"


def test_tabs_and_breaks(text_of):
    run = "<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r>"
    assert text_of(f"<w:p><w:pPr><w:tabs><w:tab/></w:tabs></w:pPr>{run}</w:p>") == "a\tb\nc"


def test_tracked_changes_are_accepted(text_of):
    body = (
        "<w:p>" + RUN.format("Kept ") + f"<w:ins>{RUN.format('new')}</w:ins>"
        "<w:del><w:r><w:delText>old</w:delText></w:r></w:del>"
        f"<w:moveFrom>{RUN.format('from here')}</w:moveFrom></w:p>"
        f"<w:p><w:moveTo>{RUN.format('to here')}</w:moveTo></w:p>"
    )
    assert text_of(body) == "Kept new\nto here"


def test_a_deleted_paragraph_mark_joins_two_paragraphs(text_of, paragraph):
    deleted = "<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>" + RUN.format("one ") + "</w:p>"
    assert text_of(deleted + paragraph("two")) == "one two"
    assert text_of(paragraph("zero") + deleted) == "zero\none"


def test_a_deleted_row_is_gone(text_of):
    row = "<w:tr>{}<w:tc><w:p>" + RUN + "</w:p></w:tc></w:tr>"
    rows = row.format("<w:trPr><w:del/></w:trPr>", "old") + row.format("", "kept")
    assert text_of(f"<w:tbl>{rows}</w:tbl>") == "kept"


@pytest.mark.parametrize(
    ("value", "shown"), [("", "seen"), (' w:val="0"', "seenhidden"), (' w:val="true"', "seen")]
)
def test_hidden_text_is_left_out(text_of, value, shown):
    hidden = f"<w:r><w:rPr><w:vanish{value}/></w:rPr><w:t>hidden</w:t></w:r>"
    assert text_of("<w:p>" + RUN.format("seen") + hidden + "</w:p>") == shown


def test_a_text_box_is_read_once(text_of, paragraph):
    box = "<w:txbxContent>" + paragraph("In the box") + "</w:txbxContent>"
    body = (
        "<w:p>"
        + RUN.format("Beside it")
        + '<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">'
        f'<mc:Choice Requires="wps">{box}</mc:Choice><mc:Fallback>{box}</mc:Fallback></mc:AlternateContent></w:r></w:p>'
    )
    assert text_of(body) == "Beside it\nIn the box"


def test_field_codes_and_ruby_readings_are_not_text(text_of):
    field = "<w:r><w:instrText>PAGE</w:instrText></w:r>" + RUN.format("7")
    ruby = f"<w:r><w:ruby><w:rt>{RUN.format('hàn')}</w:rt><w:rubyBase>{RUN.format('汉')}</w:rubyBase></w:ruby></w:r>"
    assert text_of(f"<w:p>{field}{ruby}{RUN.format('字')}</w:p>") == "7汉字"


def cell(*texts):
    return "<w:tc>" + "".join("<w:p>" + RUN.format(text) + "</w:p>" for text in texts) + "</w:tc>"


def test_a_table_row_is_a_line_with_tabs(saved, docx, paragraph):
    table = f"<w:tbl><w:tr>{cell('项目')}{cell('费用')}</w:tr><w:tr>{cell('纸')}{cell('120')}</w:tr></w:tbl>"
    document = load(saved("a.docx", docx(paragraph("Costs") + table + paragraph("End"))))
    assert document.content == "Costs\n项目\t费用\n纸\t120\nEnd"
    assert document.layout == (("", 0, ""), ("", 0, "2×2"), ("", 0, ""))


def test_tables_inside_tables_and_paragraphs_inside_cells(text_of):
    inner = f"<w:tc><w:tbl><w:tr>{cell('x')}{cell('y')}</w:tr></w:tbl><w:p/></w:tc>"
    assert text_of(f"<w:tbl><w:tr>{cell('one', 'two')}{inner}</w:tr></w:tbl>") == "one\ntwo\tx\ty"


def test_layout_names_styles_and_list_levels(saved, docx, paragraph):
    item = (
        '<w:p><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="3"/></w:numPr></w:pPr>'
        + RUN.format("x")
        + "</w:p>"
    )
    styles = f'<w:styles {NAMESPACE}><w:style w:styleId="a1"><w:name w:val="heading 1"/></w:style></w:styles>'
    data = docx(
        paragraph("Title", style="a1") + item,
        related=[("styles", "styles.xml")],
        parts={"word/styles.xml": styles},
    )
    assert load(saved("a.docx", data)).layout == (("heading 1", 0, ""), ("", 2, ""))


def test_notes_follow_the_text_and_furniture_is_left_out(saved, docx, paragraph):
    body = (
        "<w:p>"
        + RUN.format("word")
        + '<w:r><w:footnoteReference w:id="2"/></w:r>'
        + RUN.format("next")
        + "</w:p>"
    )
    notes = (
        f'<w:footnotes {NAMESPACE}><w:footnote w:type="separator" w:id="0">{paragraph("-----")}</w:footnote>'
        f'<w:footnote w:id="2">{paragraph("The note.")}</w:footnote></w:footnotes>'
    )
    header = f"<w:hdr {NAMESPACE}>{paragraph('Confidential')}</w:hdr>"
    data = docx(
        body,
        related=[("footnotes", "footnotes.xml"), ("header", "header1.xml")],
        parts={"word/footnotes.xml": notes, "word/header1.xml": header},
    )
    assert load(saved("a.docx", data)).content == "word next\nThe note."


def test_the_title_comes_from_the_core_properties(saved, docx, paragraph):
    core = '<p:coreProperties xmlns:p="urn:p" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>年报</dc:title></p:coreProperties>'
    kind = "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties"
    data = docx(paragraph("x"), top=[(kind, "docProps/core.xml")], parts={"docProps/core.xml": core})
    assert load(saved("a.docx", data)).title == "年报"


@pytest.mark.parametrize("main", ["word/document.xml", "word/document2.xml", "other/文 档.xml"])
def test_the_main_part_is_found_by_its_relation(saved, docx, paragraph, main):
    assert load(saved("a.docx", docx(paragraph("x"), main=main))).content == "x"


def test_strict_open_xml_is_read(saved, docx):
    xml = '<w:document xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"><w:body><w:p><w:r><w:t>x</w:t></w:r></w:p></w:body></w:document>'
    assert load(saved("a.docx", docx(xml=xml))).content == "x"


def test_a_part_in_utf_16_is_read(saved, docx, paragraph):
    body = f"<w:body>{paragraph('中文')}</w:body>"
    xml = f'<?xml version="1.0" encoding="UTF-16"?><w:document {NAMESPACE}>{body}</w:document>'
    assert load(saved("a.docx", docx(xml=xml.encode("utf-16")))).content == "中文"


def test_broken_xml_is_read_as_far_as_it_goes_and_said_so(saved, docx):
    xml = f"<w:document {NAMESPACE}><w:body><w:p><w:r><w:t>cut off here"
    document = load(saved("a.docx", docx(xml=xml)))
    assert document.content == "cut off here"
    assert "damaged" in str(document.warnings[0])


def test_entities_are_not_expanded(saved, docx):
    entities = '<!ENTITY a "lol">' + "".join(
        f'<!ENTITY {new} "{f"&{old};" * 40}">' for old, new in ("ab", "bc", "cd")
    )
    body = "<w:p><w:r><w:t>before &d;after</w:t></w:r></w:p>"
    document = load(saved("a.docx", docx(body, prolog=f"<!DOCTYPE x [{entities}]>")))
    assert "lol" not in document.content
    assert "before" in document.content
    assert any("entities" in str(warning) for warning in document.warnings)


def test_nothing_outside_the_file_is_looked_at(saved, docx):
    secret = saved("secret.txt", b"SECRET")
    body = "<w:p><w:r><w:t>before &x; after</w:t></w:r></w:p>"
    document = load(
        saved("a.docx", docx(body, prolog=f'<!DOCTYPE x [<!ENTITY x SYSTEM "{secret.as_uri()}">]>'))
    )
    assert document.content == "before  after"


def test_a_document_of_entities_alone_is_empty_and_says_why(saved, docx):
    data = docx("<w:p><w:r><w:t>&a;</w:t></w:r></w:p>", prolog='<!DOCTYPE x [<!ENTITY a "text">]>')
    with pytest.raises(EmptyDocument, match="entities"):
        load(saved("a.docx", data))


def test_a_document_type_without_an_end_does_not_hang(saved, docx, paragraph):
    with pytest.raises(EmptyDocument):
        load(saved("a.docx", docx(paragraph("x"), prolog="<!DOCTYPE a [ " * 60_000)))


def test_members_that_climb_out_of_the_folder_are_not_written(saved, docx, paragraph, tmp_path):
    data = docx(paragraph("x"), parts={"../../evil.txt": "must never be written"})
    assert load(saved("a.docx", data)).content == "x"
    assert {path.name for path in tmp_path.parent.rglob("*")}.isdisjoint({"evil.txt"})


def test_a_bomb_is_refused_by_its_header(saved, docx, paragraph):
    data = docx(paragraph(" " * 3_000_000))
    with pytest.raises(LimitExceeded, match="unpacks to more"):
        load(saved("a.docx", data), limits=Limits(inflated_bytes=1_000_000))


def test_a_bomb_whose_header_lies_is_no_larger_than_it_says(saved, docx, paragraph):
    data = docx(paragraph("x" * 3_000_000))
    real = (3_000_000 + len(docx(paragraph("")))).to_bytes(4, "little")[2:]
    assert real in data
    lying = bytearray(data)
    with zipfile.ZipFile(saved("b.docx", data)) as archive:
        size = archive.getinfo("word/document.xml").file_size.to_bytes(4, "little")
    at = lying.rfind(size)
    lying[at : at + 4] = (1000).to_bytes(4, "little")
    with pytest.raises((DamagedDocument, LimitExceeded)):
        load(saved("a.docx", bytes(lying)), limits=Limits(inflated_bytes=1_000_000))


def test_nesting_without_end_is_refused(saved, docx):
    data = docx("<w:p>" + "<w:r>" * 5000 + "<w:t>deep</w:t>" + "</w:r>" * 5000 + "</w:p>")
    with pytest.raises(LimitExceeded, match="nested"):
        load(saved("a.docx", data))


def test_a_wrong_checksum_is_damage(saved, docx, paragraph):
    data = bytearray(docx(paragraph("Words that will not come out right.")))
    data[data.find(b"word/document.xml") + 17 + 40] ^= 0xFF
    with pytest.raises(DamagedDocument, match=r"word/document\.xml"):
        load(saved("a.docx", bytes(data)))


def test_a_word_file_without_its_text_is_damaged(saved, docx):
    data = docx("").replace(b"word/document.xml", b"word/elsewhere.xml"[:17])
    with pytest.raises((DamagedDocument, EmptyDocument)):
        load(saved("a.docx", data))


def test_an_encrypted_member_needs_a_password(saved, docx, paragraph):
    data = bytearray(docx(paragraph("x")))
    at = data.rfind(b"word/document.xml") - 46  # the entry in the table of contents
    data[at + 8] |= 1
    with pytest.raises(ProtectedDocument, match="password"):
        load(saved("a.docx", bytes(data)))


def test_reading_stops_when_asked(saved, docx, paragraph):
    asked = iter([False, False, False, True])
    data = docx(paragraph("x" * 2_000_000))
    with pytest.raises(Cancelled):
        load(saved("a.docx", data), cancelled=lambda: next(asked, True))


def test_it_is_a_word_document(saved, docx, paragraph):
    document = load(saved("a.docx", docx(paragraph("x"))))
    assert (document.format, document.encoding, document.replaced) == (Format.DOCX, None, 0)
