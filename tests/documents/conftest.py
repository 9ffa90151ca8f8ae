"""Small documents made in the test itself, good and broken."""

import io
import zipfile

import pytest

WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"


def relations(*pairs):
    inside = "".join(
        f'<Relationship Id="r{number}" Type="{kind}" Target="{target}"/>'
        for number, (kind, target) in enumerate(pairs)
    )
    return f'<?xml version="1.0"?><Relationships xmlns="{PACKAGE}">{inside}</Relationships>'


def make_paragraph(text, style=""):
    properties = f'<w:pPr><w:pStyle w:val="{style}"/></w:pPr>' if style else ""
    return f'<w:p>{properties}<w:r><w:t xml:space="preserve">{text}</w:t></w:r></w:p>'


def make_docx(body="", *, xml=None, prolog="", main="word/document.xml", related=(), parts=None, top=()):
    """Bytes of a Word file. body: the inside of w:body; xml: the whole main part instead; related: of the main part."""
    if xml is None:
        xml = f'<?xml version="1.0" encoding="UTF-8"?>{prolog}<w:document {WORD}><w:body>{body}</w:body></w:document>'
    folder, _, name = main.rpartition("/")
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr("_rels/.rels", relations((f"{OFFICE}/officeDocument", main), *top))
        archive.writestr(main, xml)
        if related:
            pairs = [(f"{OFFICE}/{kind}", target) for kind, target in related]
            archive.writestr(f"{folder}/_rels/{name}.rels", relations(*pairs))
        for part, content in (parts or {}).items():
            archive.writestr(part, content)
    return out.getvalue()


def make_pdf(objects, trailer=b""):
    """Bytes of a PDF of the given objects, the first of which is the catalogue."""
    out = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"
    offsets = []
    for number, content in enumerate(objects, 1):
        offsets.append(len(out))
        out += b"%d 0 obj\n%b\nendobj\n" % (number, content)
    table = b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    head = b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    tail = b"trailer\n<</Size %d/Root 1 0 R%b>>\nstartxref\n%d\n%%%%EOF\n"
    return out + head + table + tail % (len(objects) + 1, trailer, len(out))


def make_pages(*streams, resources=b"<</Font<</F1 3 0 R>>>>", extra=()):
    """Bytes of a PDF with one page a content stream, in 12 point Helvetica named F1; extra objects come first."""
    fixed = 3 + len(extra)
    kids = b" ".join(b"%d 0 R" % (fixed + 1 + 2 * number) for number in range(len(streams)))
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[%b]/Count %d>>" % (kids, len(streams)),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        *extra,
    ]
    for stream in streams:
        page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources %b/Contents %d 0 R>>"
        objects.append(page % (resources, len(objects) + 2))
        objects.append(b"<</Length %d>>stream\n%b\nendstream" % (len(stream), stream))
    return make_pdf(objects)


def make_lines(*lines, size=12, lead=14, top=780):
    """A content stream that prints (x, text) lines one below the other."""
    shown = b" ".join(
        b"1 0 0 1 %d %d Tm (%b) Tj" % (x, top - lead * number, text.encode("latin-1"))
        for number, (x, text) in enumerate(lines)
    )
    return b"BT /F1 %d Tf %b ET" % (size, shown)


@pytest.fixture
def docx():
    return make_docx


@pytest.fixture
def paragraph():
    return make_paragraph


@pytest.fixture
def pdf():
    return make_pdf


@pytest.fixture
def pages():
    return make_pages


@pytest.fixture
def lines():
    return make_lines


@pytest.fixture
def saved(tmp_path):
    """Write bytes under a name and return the path."""

    def save(name, data):
        path = tmp_path / name
        path.write_bytes(data)
        return path

    return save
