"""The parts of a zipped Office document, unpacked no further than the limit and found by their relations."""

from __future__ import annotations

import posixpath
import zlib
from collections.abc import Callable, Iterator
from io import BytesIO
from zipfile import BadZipFile, ZipFile

from leitong.documents.limits import MIB, Limits, stop_if
from leitong.errors import DamagedDocument, LeitongError, LimitExceeded, ProtectedDocument
from leitong.messages import QT_TRANSLATE_NOOP, Message

DAMAGED = QT_TRANSLATE_NOOP("Core", "The file is damaged: its part {part} can't be unpacked.")
EXPANDS = QT_TRANSLATE_NOOP("Core", "It unpacks to more than the limit of {megabytes} MB.")
ENCRYPTED = QT_TRANSLATE_NOOP("Core", "The document needs a password.")

_CHUNK = 256 * 1024


class Package:
    """One opened container. Parts are only ever read into memory by name, never written to disk."""

    def __init__(
        self, source: str, data: bytes, limits: Limits, cancelled: Callable[[], bool] | None = None
    ) -> None:
        """Raises DamagedDocument if `data` has no table of contents."""
        self._source = source
        self._limits = limits
        self._cancelled = cancelled
        self._inflated = 0
        try:
            self._archive = ZipFile(BytesIO(data))
        except (BadZipFile, ValueError, OSError, NotImplementedError) as error:
            raise self._damaged("[Content_Types].xml") from error
        self._names = {name.lstrip("/"): name for name in self._archive.namelist()}

    def __contains__(self, part: str) -> bool:
        return part in self._names

    def chunks(self, part: str) -> Iterator[bytes]:
        """The bytes of `part`, counted as they are unpacked; the header's own figure may lie, but only downwards.

        Raises DamagedDocument, LimitExceeded, ProtectedDocument, Cancelled.
        """
        if part not in self._names:
            raise self._damaged(part)
        info = self._archive.getinfo(self._names[part])
        if info.flag_bits & 1:
            raise ProtectedDocument(self._source, Message(ENCRYPTED))
        if info.file_size + self._inflated > self._limits.inflated_bytes:
            raise self._too_large()
        try:
            with self._archive.open(info) as stream:
                while chunk := stream.read(_CHUNK):
                    self._inflated += len(chunk)
                    if self._inflated > self._limits.inflated_bytes:
                        raise self._too_large()
                    stop_if(self._cancelled)
                    yield chunk
        except (
            BadZipFile,
            zlib.error,
            EOFError,
            OSError,
            ValueError,
            NotImplementedError,
            RuntimeError,
        ) as error:
            raise self._damaged(part) from error

    def related(self, part: str) -> dict[str, str]:
        """The parts that `part` ("" for the container) points to inside: last word of the relation's type to name.

        Of several of one type the first is kept. Raises what `chunks` raises.
        """
        folder, name = posixpath.split(part)
        relations = posixpath.join(folder, "_rels", f"{name}.rels")
        if relations not in self._names:
            return {}
        from lxml import etree  # noqa: PLC0415 - loads a library of several megabytes

        parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False, recover=True)
        root = etree.fromstring(b"".join(self.chunks(relations)), parser)
        found: dict[str, str] = {}
        for relation in root if root is not None else ():
            if relation.get("TargetMode") == "External" or not isinstance(relation.tag, str):
                continue
            target = posixpath.normpath(posixpath.join("/", folder, relation.get("Target", ""))).lstrip("/")
            found.setdefault(relation.get("Type", "").rsplit("/", 1)[-1], target)
        return found

    def _damaged(self, part: str) -> LeitongError:
        return DamagedDocument(self._source, Message(DAMAGED, {"part": part}))

    def _too_large(self) -> LeitongError:
        values = {"megabytes": f"{self._limits.inflated_bytes / MIB:.3g}"}
        return LimitExceeded(self._source, Message(EXPANDS, values))
