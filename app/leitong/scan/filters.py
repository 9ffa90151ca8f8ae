"""Which files a scan looks at, told by name and size before anything is read."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatch

from leitong.documents.document import Format

# Word's owner files and macOS's resource forks stand beside a document and are none
_BESIDE_DOCUMENTS = ("~$", "._")
# another library in the folder, and what stands beside one that is open
_LIBRARIES = (".leitong", ".leitong.lock", ".leitong-wal", ".leitong-shm", ".leitong-journal")
_FOLDERS = frozenset({"__MACOSX", "$RECYCLE.BIN"})
# what was thrown away is no document: .Trash, .Trash-1000, .Trashes
_TRASH = ".Trash"

SUFFIXES: dict[Format, tuple[str, ...]] = {
    Format.HTML: (".html", ".htm", ".xhtml", ".shtml"),
    Format.TEXT: (".txt", ".text", ".log"),
    Format.MARKDOWN: (".md", ".markdown", ".mdown", ".mkd"),
    Format.PDF: (".pdf",),
    Format.DOCX: (".docx",),
}
"""By what a name promises a format. What is in the file decides how it is read, whatever its name."""


@dataclass(frozen=True, slots=True)
class Filters:
    """include, exclude: globs on the name of a file; without include all are meant. exclude holds for folders, too.

    formats: those that a name must promise by its suffix; without them all files are meant, also those whose names
    promise nothing. min_bytes, max_bytes: of a file; max_bytes None: no bound but that of reading, which is named as a
    problem.
    """

    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    min_bytes: int = 0
    max_bytes: int | None = None
    formats: frozenset[Format] = frozenset()

    def wants_folder(self, name: str) -> bool:
        return name not in _FOLDERS and not name.startswith(_TRASH) and not self._excluded(name)

    def wants_name(self, name: str) -> bool:
        if name.startswith(_BESIDE_DOCUMENTS) or name.endswith(_LIBRARIES):
            return False
        if self.exclude and self._excluded(name):
            return False
        if self.formats and not any(name.lower().endswith(SUFFIXES[one]) for one in self.formats):
            return False
        return not self.include or any(fnmatch(name.lower(), glob.lower()) for glob in self.include)

    def wants_size(self, size: int) -> bool:
        return size >= self.min_bytes and (self.max_bytes is None or size <= self.max_bytes)

    def _excluded(self, name: str) -> bool:
        return any(fnmatch(name.lower(), glob.lower()) for glob in self.exclude)
