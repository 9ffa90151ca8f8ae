"""What is indexed of a text and looked up of a question: words, and runs of two letters that overlap (S26).

Of Chinese, Japanese and Korean every two letters in a row are a term, and the last one alone, so that terms that stand
together in the index are letters that stand together in the text: whoever asks for them all in a row finds just the
texts that hold the whole, however its words are cut. Other words are terms as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from leitong.words.fold import fold
from leitong.words.segment import segment

# Han, kana, Hangul
_WIDE = (
    "\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    "\uac00-\ud7af\uf900-\ufaff\U00020000-\U000323af"
)
_PIECES = re.compile(f"(?P<wide>[{_WIDE}]+)|(?P<word>[^\\W_{_WIDE}]+)|(?P<mark>[^\\w\\s]|_)")
# a letter for private use: no text has it once it is folded, and no run goes across it
BREAK = "\ue000"
_QUOTED = re.compile(r'"([^"]*)"|“([^”]*)”|「([^」]*)」|(\S+)')


def runs_of_two(text: str) -> Iterator[str]:
    """The terms of a text in order; marks and line ends are breaks, over which nothing reads on."""
    if not text:
        return
    # line ends within Chinese are lost in folding, marks are not
    for piece in _PIECES.finditer(fold(text.replace("\n", "。")).text):
        wide = piece["wide"]
        if wide:
            yield from map("".join, pairwise(wide))
            yield wide[-1]
        else:
            yield piece["word"] or BREAK


def words_of(text: str) -> Iterator[str]:
    """The words of a text in order, as they are cut everywhere; one that holds a mark is several."""
    if not text:
        return
    words = segment(text)
    # each different word is looked at once
    cleaned = [" ".join(_letters(term)) for term in words.vocabulary]
    yield from filter(None, map(cleaned.__getitem__, words.ids.tolist()))


def _letters(term: str) -> list[str]:
    return [term] if term.isalpha() else [piece[0] for piece in _PIECES.finditer(term) if not piece["mark"]]


def parts_of(question: str) -> list[str]:
    """What must all stand in a text: the words between spaces, and whole what is put in quotes."""
    parts = ("".join(filter(None, found.groups())).strip() for found in _QUOTED.finditer(question))
    return [part for part in parts if any(term != BREAK for term in runs_of_two(part))]


def phrase_of(part: str) -> str:
    """The part as a question to the index of runs: all its terms in a row. Empty if it holds no letter."""
    terms = list(runs_of_two(part))
    while terms and terms[0] == BREAK:
        del terms[0]
    while terms and terms[-1] == BREAK:
        del terms[-1]
    if not terms:
        return ""
    open_end = ""
    if len(terms) > 1 and _is_last_of(terms[-2], terms[-1]):
        # in the text the run may go on
        del terms[-1]
    elif len(terms[-1]) == 1 and _PIECES.fullmatch(terms[-1])["wide"]:  # type: ignore[index]
        open_end = " *"
    return f'"{" ".join(terms)}"{open_end}'


def word_phrase_of(part: str) -> str:
    """The part as a question to the index of words: all its words in a row. Empty if it has none."""
    terms = list(words_of(part))
    return f'"{" ".join(terms)}"' if terms else ""


def _is_last_of(run: str, letter: str) -> bool:
    return len(run) == 2 and run[1] == letter and bool(re.fullmatch(f"[{_WIDE}]{{2}}", run))
