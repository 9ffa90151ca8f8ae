"""What a page says of its own encoding, and the codec that readers really need for that name."""

from __future__ import annotations

import codecs
import re

_HEAD = 4096  # the HTML standard looks at 1,024 bytes; real pages declare later too
_XML = re.compile(rb"""^\s*<\?xml[^>]*?\bencoding\s*=\s*["']?([A-Za-z0-9._:-]+)""", re.I)
_META = re.compile(rb"""<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([A-Za-z0-9._:-]+)""", re.I)
_HEADER = re.compile(r"""\bcharset\s*=\s*["']?\s*([A-Za-z0-9._:-]+)""", re.I)

# Browsers read each of these as its superset (WHATWG Encoding Standard, section 4.2)
_SUPERSET = {
    "ascii": "cp1252",
    "iso8859-1": "cp1252",
    "iso8859-9": "cp1254",
    "iso8859-11": "cp874",
    "tis-620": "cp874",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "shift_jis": "cp932",
    "euc_kr": "cp949",
    "big5": "cp950",
}
# Python's codecs for program text and host names
_NOT_OF_DOCUMENTS = ("unicode-escape", "raw-unicode-escape", "punycode", "idna")
_LABELS = {
    "x-gbk": "gb18030",
    "gb_2312-80": "gb18030",
    "csgb2312": "gb18030",
    "x-sjis": "cp932",
    "windows-31j": "cp932",
    "x-euc-jp": "euc_jp",
    "ks_c_5601-1987": "cp949",
    "x-x-big5": "cp950",
    "big5-hkscs": "big5hkscs",
    "windows-874": "cp874",
    "x-cp1251": "cp1251",
    "x-mac-cyrillic": "mac_cyrillic",
    "unicode-1-1-utf-8": "utf-8",
}


def codec_of(label: str) -> str | None:
    """Python's name of the encoding that `label` stands for on the web; None if it is no text encoding."""
    label = label.strip().lower()
    if label in _LABELS:
        return _LABELS[label]
    try:
        name = codecs.lookup(label).name
        "".encode(name)  # base64 and the like are codecs, but not of text
    except (LookupError, ValueError, TypeError, AssertionError):
        return None
    return None if name in _NOT_OF_DOCUMENTS else _SUPERSET.get(name, name)


def declared_encodings(data: bytes) -> tuple[str, ...]:
    """Codecs named by an XML declaration or a meta tag near the start of `data`, in that order, each once."""
    head = data[:_HEAD]
    if b"<" not in head:
        return ()
    found = [match[1].decode("ascii") for match in (_XML.search(head), _META.search(head)) if match]
    return tuple(dict.fromkeys(name for label in found if (name := _believable(label))))


def charset_of(content_type: str) -> str | None:
    """The codec named by the charset parameter of a Content-Type header, if any."""
    match = _HEADER.search(content_type)
    return _believable(match[1]) if match else None


def _believable(label: str) -> str | None:
    """The codec of a declared `label`, unless it is one that shows in the bytes themselves and so needs no saying."""
    name = codec_of(label)
    # a tag that can be read as ASCII is not in UTF-16; and UTF-7 is only ever declared to smuggle
    return None if name is None or name.startswith(("utf-16", "utf-32", "utf-7")) else name
