"""What a source really is, told by its content; its name only breaks ties between kinds of text."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import PurePath
from zipfile import BadZipFile, ZipFile

from leitong.documents.document import Format
from leitong.documents.limits import DEFAULT, Limits
from leitong.documents.magic import (
    APPLE_DOUBLE,
    LATER,
    MAGIC,
    OLE,
    OLE_STREAMS,
    ZIP_MEMBERS,
    ZIP_OTHER,
    ZIP_TYPES,
)
from leitong.errors import DamagedDocument, EmptyDocument, LimitExceeded, ProtectedDocument, UnsupportedFormat
from leitong.messages import QT_TRANSLATE_NOOP, Message

NOT_READ = QT_TRANSLATE_NOOP("Core", "This is {kind}, which Leitong does not read.")
NOT_YET_READ = QT_TRANSLATE_NOOP("Core", "This is {kind}, which Leitong does not read yet.")
_DAMAGED_ZIP = QT_TRANSLATE_NOOP(
    "Core", "The file is damaged: a ZIP container whose table of contents is missing."
)

_MANY_PARTS = QT_TRANSLATE_NOOP("Core", "It has more than the limit of {limit} parts.")

# most files begin as none of these does, which is told at once
_AT_START = tuple(magic for offset, magic, _ in MAGIC if not offset)
_FURTHER_IN = re.compile(
    b"|".join(b".{%d}%b" % (offset, re.escape(magic)) for offset, magic, _ in MAGIC if offset), re.S
)
_ZIP_ENTRY = b"PK\x01\x02"  # begins each entry of the table of contents
_PDF_WITHIN = 1024  # readers accept a header this far in
_LOCK_FILE = 1024  # Word's owner files take 162 or 165 bytes
_HEAD = 64 * 1024
_CONTROLS = bytes(set(range(0x20)) - set(b"\t\n\v\f\r\x1b\0"))
_CONTROL_SAMPLE = 8 * 1024
_CONTROL_SHARE = 0.05
_NUL_SHARE = 0.3

_HTML_NAMES = (".html", ".htm", ".xhtml", ".shtml")
_MARKDOWN_NAMES = (".md", ".markdown", ".mdown", ".mkd")
# possessive: what was skipped is never tried again, so that no input makes this slow
_SKIPPED = r"(?:\ufeff|\s|<!--.*?-->|<\?.*?\?>)*+"
_TAGS = (
    "html|head|body|title|meta|link|script|style|base|noscript|iframe|div|p|br|hr|h[1-6]|a|b|i|u|em|strong|span|font|"
    "center|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|img|form|input|section|article|main|header|footer|nav|aside|"
    "blockquote|pre|code|figure|video|audio|svg|button|label|select|option|textarea"
)
_XML = re.compile(r"\ufeff?\s*+<\?xml\s", re.I)
_DOCTYPE = re.compile(_SKIPPED + r"<!doctype\s+html", re.I | re.S)
_ROOT = re.compile(_SKIPPED + r"<(?:html|head|body)\b[^<>]*>\s*<", re.I | re.S)
_ANY_FIRST_TAG = re.compile(_SKIPPED + r"<[a-z][\w:-]*(?:\s[^<>]*)?>", re.I | re.S)
_KNOWN_FIRST_TAG = re.compile(_SKIPPED + rf"<(?:{_TAGS})(?:\s[^<>]*)?/?>", re.I | re.S)
_TAG = re.compile(rf"</?(?:{_TAGS})(?:\s[^<>]*)?/?>", re.I)
_FIRST_TAG_BEGUN = re.compile(_SKIPPED + rf"<(?:{_TAGS})[\s/>]", re.I | re.S)
_LATE_ROOT = re.compile(r"<!doctype\s+html|<html[\s>]", re.I)
_SVG = re.compile(_SKIPPED + r"(?:<!doctype\s+svg[^>]*>\s*)?<svg[\s>]", re.I | re.S)
_MANY_TAGS = 10


def container_format(source: str, data: bytes, name: str, limits: Limits = DEFAULT) -> Format | None:
    """PDF or DOCX if `data` is one, None if it is text of some kind.

    name: the file's name, which only tells lock files. Raises UnsupportedFormat that names the real type,
    EmptyDocument for no bytes, ProtectedDocument for encrypted Office files, DamagedDocument for a broken ZIP,
    LimitExceeded for one of too many parts.
    """
    if not data:
        raise EmptyDocument(source, Message(QT_TRANSLATE_NOOP("Core", "The file is empty.")))
    if name.startswith("~$") and len(data) <= _LOCK_FILE:
        raise _unsupported(
            source, QT_TRANSLATE_NOOP("Core", "a lock file that Office leaves while a document is open")
        )
    if data.startswith(APPLE_DOUBLE):
        raise _unsupported(source, QT_TRANSLATE_NOOP("Core", "a companion file of macOS (AppleDouble)"))
    if data.startswith(b"PK\x03\x04") or data.startswith(b"PK\x05\x06"):
        return _zip_format(source, data, limits)
    if data.startswith(OLE):
        raise _ole_error(source, data)
    if b"%PDF-" in data[:_PDF_WITHIN]:
        return Format.PDF
    if data.startswith(_AT_START) or _FURTHER_IN.match(data):
        kind = next(kind for offset, magic, kind in MAGIC if data.startswith(magic, offset))
        raise _unsupported(source, kind)
    return None


def refuse_binary(source: str, data: bytes, valid_text: bool) -> None:
    """Raise UnsupportedFormat if `data`, of no known format, is not text either.

    valid_text: it is valid in an encoding that chance does not hit (UTF-8, or UTF-16 by its mark).
    """
    head = data[:_CONTROL_SAMPLE].rstrip(b"\0")
    controls = len(head) - len(head.translate(None, _CONTROLS))
    allowed = _CONTROL_SHARE * (2 if valid_text else 1)
    if not head or controls > allowed * len(head) or head.count(0) > _NUL_SHARE * len(head):
        raise UnsupportedFormat(source, Message(QT_TRANSLATE_NOOP("Core", "This is binary data, not text.")))


def text_format(source: str, text: str, name: str, media_type: str | None = None) -> Format:
    """HTML, Markdown or plain text.

    A text is HTML if it begins as HTML does, or if its name or media type says so and it holds a tag; a text that
    speaks of tags is none. Markdown is told from plain text by its name alone. Raises UnsupportedFormat for SVG.
    """
    name = name.lower()
    says_html = name.endswith(_HTML_NAMES) or media_type in ("text/html", "application/xhtml+xml")
    if _SVG.match(text[:_HEAD]):
        raise _unsupported(source, QT_TRANSLATE_NOOP("Core", "a picture (SVG)"))
    if _is_html(text, says_html, name.endswith(_MARKDOWN_NAMES)):
        return Format.HTML
    if name.endswith(_MARKDOWN_NAMES) or media_type == "text/markdown":
        return Format.MARKDOWN
    return Format.TEXT


def _is_html(text: str, says_html: bool, says_markdown: bool) -> bool:
    head = text[:_HEAD]
    if "<" not in head:
        return False
    if _DOCTYPE.match(head) or _ROOT.match(head):
        return True
    if says_html:
        # the first tag may be longer than the head: a style sheet or a picture in an attribute
        return (
            any(sign.search(head) for sign in (_TAG, _LATE_ROOT)) or _FIRST_TAG_BEGUN.match(head) is not None
        )
    if says_markdown or _XML.match(head):
        return False
    ends_in_tag = text[-_HEAD:].rstrip().endswith(">")
    if _ANY_FIRST_TAG.match(head):
        # "<p> opens a paragraph" begins with a tag too, but does not go on like a page
        known_first = _KNOWN_FIRST_TAG.match(head) is not None
        return len(_TAG.findall(head)) >= (2 if ends_in_tag and known_first else _MANY_TAGS)
    # a warning of the server before the page itself
    return ends_in_tag and _LATE_ROOT.search(head) is not None and "</html>" in text[-200:].lower()


def _zip_format(source: str, data: bytes, limits: Limits) -> Format:
    if data.count(_ZIP_ENTRY) > limits.parts:
        raise LimitExceeded(source, Message(_MANY_PARTS, {"limit": limits.parts}))
    try:
        with ZipFile(BytesIO(data)) as archive:
            names = archive.namelist()
    except (BadZipFile, ValueError, OSError, NotImplementedError, RuntimeError) as error:
        raise DamagedDocument(source, Message(_DAMAGED_ZIP)) from error
    start = data[30:200]
    for content, kind in ZIP_TYPES:
        if start.startswith(b"mimetype" + content):
            raise _unsupported(source, kind)
    for member, kind in ZIP_MEMBERS:
        if any(one.startswith(member) for one in names):
            raise _unsupported(source, kind)
    if "_rels/.rels" in names:
        return Format.DOCX
    raise _unsupported(source, ZIP_OTHER)


def _ole_error(source: str, data: bytes) -> ProtectedDocument | UnsupportedFormat:
    if "EncryptedPackage".encode("utf-16-le") in data:
        return ProtectedDocument(source, Message(QT_TRANSLATE_NOOP("Core", "The document needs a password.")))
    for stream, kind in OLE_STREAMS:
        if stream.encode("utf-16-le") in data:
            return _unsupported(source, kind)
    return _unsupported(source, QT_TRANSLATE_NOOP("Core", "an old .doc or a password-protected Office file"))


def _unsupported(source: str, kind: str) -> UnsupportedFormat:
    template = NOT_YET_READ if kind in LATER else NOT_READ
    return UnsupportedFormat(source, Message(template, {"kind": Message(kind)}))


def name_of(source: str) -> str:
    """The last part of a path or an address, for the ties that a name breaks."""
    return PurePath(source.split("?", maxsplit=1)[0].split("#", maxsplit=1)[0]).name
