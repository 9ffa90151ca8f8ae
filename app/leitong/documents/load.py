"""The way in: from a path, an address or pasted text to a Document."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from pathlib import Path

from leitong.documents.decoded import Decoded
from leitong.documents.document import Document, EncodingOrigin, Format
from leitong.documents.encoding import decode
from leitong.documents.files import read_file
from leitong.documents.formats.plain import one_line_end
from leitong.documents.formats.reading import Content, Raw
from leitong.documents.formats.registry import READERS
from leitong.documents.limits import DEFAULT, Limits, check_characters, stop_if
from leitong.documents.sniff import container_format, name_of, refuse_binary, text_format
from leitong.errors import EmptyDocument, LeitongError, SourceNotFound
from leitong.messages import QT_TRANSLATE_NOOP, Message

_ADDRESS = re.compile(r"https?://", re.I)
_OTHER_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]+://", re.I)
_NO_TEXT = QT_TRANSLATE_NOOP("Core", "There is only white space in it, no text to compare.")
_NO_TEXT_BECAUSE = QT_TRANSLATE_NOOP("Core", "There is no text to compare in it. {warning}")
_SURROGATES = re.compile("[\ud800-\udfff]")


def load(
    path: Path | str,
    *,
    encoding: str | None = None,
    limits: Limits = DEFAULT,
    cancelled: Callable[[], bool] | None = None,
) -> Document:
    """Read the file at `path`.

    encoding: what the person chose for a text format; None finds it. cancelled: asked between chunks and pages.
    Raises a LeitongError that names the path and the reason, or Cancelled.
    """
    path = Path(path)
    data = read_file(path, limits, cancelled)
    return document_of(str(path), data, path.name, encoding=encoding, limits=limits, cancelled=cancelled)


def open_source(
    source: str,
    *,
    encoding: str | None = None,
    limits: Limits = DEFAULT,
    cancelled: Callable[[], bool] | None = None,
) -> Document:
    """Read what a person typed: an http or https address, which is fetched, or a path. Otherwise as `load`."""
    if not _ADDRESS.match(source):
        if _OTHER_ADDRESS.match(source):
            template = QT_TRANSLATE_NOOP("Core", "Only http and https addresses are fetched.")
            raise SourceNotFound(source, Message(template))
        return load(Path(source), encoding=encoding, limits=limits, cancelled=cancelled)
    from leitong.documents.web import fetch  # noqa: PLC0415 - the network is seldom needed, and slow to import

    answer = fetch(source, limits=limits, cancelled=cancelled)
    return document_of(
        source,
        answer.data,
        name_of(answer.address),
        encoding=encoding,
        declared=answer.charset,
        media_type=answer.media_type,
        limits=limits,
        cancelled=cancelled,
    )


def pasted(text: str, label: str = "pasted text") -> Document:
    """A plain text that never was bytes. Raises EmptyDocument if there is none, LimitExceeded if there is too much."""
    check_characters(label, len(text), DEFAULT)
    content = one_line_end(_SURROGATES.sub("\ufffd", text.replace("\0", "")).removeprefix("\ufeff"))
    if not content or content.isspace():
        raise EmptyDocument(label, Message(_NO_TEXT))
    data = content.encode()
    digest = hashlib.sha256(data).hexdigest()
    return Document(label, Format.TEXT, content, None, EncodingOrigin.NONE, 0, len(data), digest)


def document_of(
    source: str,
    data: bytes,
    name: str,
    *,
    encoding: str | None = None,
    declared: str | None = None,
    media_type: str | None = None,
    limits: Limits = DEFAULT,
    cancelled: Callable[[], bool] | None = None,
    sha256: str | None = None,
) -> Document:
    """The document in `data`.

    name: breaks ties between kinds of text. declared, media_type: from a Content-Type header, if any.
    sha256: of `data`, where it is known.
    """
    stop_if(cancelled)
    kind = container_format(source, data, name, limits)
    decoded = None
    if kind is None:
        decoded = _decode(source, data, encoding, declared)
        check_characters(source, len(decoded.text), limits)
        kind = text_format(source, decoded.text, name, media_type)
    content = READERS[kind](Raw(source, data, decoded, limits, cancelled))
    if not content.text or content.text.isspace():
        raise EmptyDocument(source, _no_text(content))
    return Document(
        source=source,
        format=kind,
        content=content.text,
        encoding=decoded.encoding if decoded else None,
        encoding_origin=decoded.origin if decoded else EncodingOrigin.NONE,
        replaced=decoded.replaced if decoded else 0,
        byte_size=len(data),
        sha256=sha256 or hashlib.sha256(data).hexdigest(),
        title=content.title,
        layout=content.layout,
        page_starts=content.page_starts,
        warnings=(*(decoded.warnings if decoded else ()), *content.warnings),
    )


def _no_text(content: Content) -> Message:
    if not content.warnings:
        return Message(_NO_TEXT)
    return Message(_NO_TEXT_BECAUSE, {"warning": content.warnings[0]})


def _decode(source: str, data: bytes, encoding: str | None, declared: str | None) -> Decoded:
    try:
        decoded = decode(data, given=encoding, declared=declared)
    except LookupError as error:
        template = QT_TRANSLATE_NOOP("Core", "There is no encoding named {encoding}.")
        raise LeitongError(source, Message(template, {"encoding": encoding})) from error
    wide = decoded.encoding.startswith(("utf-16", "utf-32"))
    if not wide:
        refuse_binary(source, data, valid_text=decoded.origin is EncodingOrigin.UTF8 and not decoded.replaced)
    return decoded
