"""The person's own dictionary: a text file of one word a line, in the order in which they were accepted.

It is used where words are shown and looked for: by all methods of segmentation and by the search for new words.
Fingerprints never use it, for they are compared with those of other people and other days.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from leitong.errors import LeitongError
from leitong.messages import QT_TRANSLATE_NOOP, Message

# What folds and tells letters is loaded when there is a word: the window is painted before

FILE_NAME = "words.txt"
_LONGEST = 31  # letters; as of words.trie
_NO_WORD = QT_TRANSLATE_NOOP(
    "Core",
    "“{word}” can't be a word: it takes 2 to {most} letters, Chinese among them, and no marks.",
)
_KNOWN = QT_TRANSLATE_NOOP("Core", "“{word}” is one of your words already.")
_NOT_READ = QT_TRANSLATE_NOOP("Core", "Your words can't be read, so that nothing was changed ({detail}).")
_NOT_WRITTEN = QT_TRANSLATE_NOOP("Core", "Your words can't be written there ({detail}).")


class OwnWords:
    """path: the file; None keeps the words in memory only. Other programs may change the file at any time."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._kept: tuple[str, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """In the order in which they were accepted, folded, each once.

        Lines that are no words are passed over; a file that can't be read has none.
        """
        try:
            return _words_of(self._lines())
        except (OSError, ValueError):
            return ()

    def accept(self, word: str) -> str:
        """Add a word and return it as it is kept, folded.

        Raises LeitongError if it can't be one, is one already, or can't be kept. Other lines of the file stay.
        """
        term = _folded(word)
        if not _is_word(term):
            raise LeitongError(word, Message(_NO_WORD, {"word": word, "most": _LONGEST}))
        with self._alone():
            lines = self._lines_to_change()
            if term in _words_of(lines):
                raise LeitongError(word, Message(_KNOWN, {"word": term}))
            self._keep((*lines, term))
        return term

    def undo(self) -> str | None:
        """Take out the word that was accepted last, and return it; None if there is none.

        Raises LeitongError if the file can't be read or written.
        """
        with self._alone():
            lines = self._lines_to_change()
            words = _words_of(lines)
            if not words:
                return None
            self._keep(tuple(line for line in lines if _folded(line) != words[-1]))
        return words[-1]

    def _lines(self) -> tuple[str, ...]:
        """Of the file as they stand; none where there is no file. Raises OSError or ValueError if it can't be read."""
        if self._path is None:
            return self._kept
        try:
            return tuple(self._path.read_text("utf-8-sig").splitlines())
        except FileNotFoundError:
            return ()

    def _lines_to_change(self) -> tuple[str, ...]:
        """What can't be read must not be written over."""
        try:
            return self._lines()
        except (OSError, ValueError) as error:
            detail = getattr(error, "strerror", None) or str(error)
            raise LeitongError(str(self._path), Message(_NOT_READ, {"detail": detail})) from error

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """No other program of Leitong changes the file meanwhile."""
        from filelock import FileLock  # noqa: PLC0415

        if self._path is None:
            yield
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(f"{self._path}.lock"):
                yield
        except OSError as error:
            detail = error.strerror or str(error)
            raise LeitongError(str(self._path), Message(_NOT_WRITTEN, {"detail": detail})) from error

    def _keep(self, lines: tuple[str, ...]) -> None:
        self._kept = lines
        if self._path is not None:
            _replace(self._path, "".join(f"{line}\n" for line in lines))


def _words_of(lines: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(term for term in map(_folded, lines) if _is_word(term)))


def _folded(word: str) -> str:
    from leitong.words.fold import fold  # noqa: PLC0415

    return fold(word.strip()).text


def _is_word(term: str) -> bool:
    from leitong.words.characters import ALNUM, HAN, codes_of, nfkc_table  # noqa: PLC0415

    flags = nfkc_table().flags[codes_of(term)]
    return 2 <= len(term) <= _LONGEST and bool((flags & ALNUM).all() and (flags & HAN).any())


def _replace(path: Path, text: str) -> None:
    """Write the file in one step: whole or not at all."""
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, suffix=".part", delete=False
    ) as part:
        part.write(text)
    try:
        Path(part.name).replace(path)
    except OSError:
        with suppress(OSError):
            Path(part.name).unlink()
        raise
