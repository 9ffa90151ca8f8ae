"""What is indexed of a text and looked up of a question: words, and runs of two letters that overlap (S26).

Of Chinese, Japanese and Korean every two letters in a row are a term, and the last one alone, so that terms that stand
together in the index are letters that stand together in the text: whoever asks for them all in a row finds just the
texts that hold the whole, however its words are cut. Other words are terms as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from operator import add

from leitong.words.fold import fold
from leitong.words.segment import segment
from leitong.words.token import Words

FIELDS = ("title", "heading", "anchors", "body")
# Han, kana, Hangul
_WIDE = (
    "\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    "\uac00-\ud7af\uf900-\ufaff\U00020000-\U000323af"
)
_PIECES = re.compile(f"(?P<wide>[{_WIDE}]+)|(?P<word>[^\\W_{_WIDE}]+)|(?P<mark>[^\\w\\s]|_)")
# a letter for private use: no text has it once it is folded, and no run goes across it
BREAK = "\ue000"
_QUOTED = re.compile(r'"([^"]*)"|“([^”]*)”|「([^」]*)」|(\S+)')


def runs_of_two(text: str) -> list[str]:
    """The terms of a text in order; marks and line ends are breaks, over which nothing reads on."""
    terms: list[str] = []
    # line ends within Chinese are lost in folding, marks are not
    for piece in _PIECES.finditer(fold(text.replace("\n", "。")).text if text else ""):
        letters = piece[0]
        if piece.lastgroup == "wide":
            terms += map(add, letters, letters[1:])
            terms.append(letters[-1])
        else:
            terms.append(letters if piece.lastgroup == "word" else BREAK)
    return terms


def words_of(text: str) -> Iterator[str]:
    """The words of a text in order, as they are cut everywhere; one that holds a mark is several."""
    return cleaned(segment(text)) if text else iter(())


def cleaned(words: Words) -> Iterator[str]:
    """The words as terms, in order: without the marks in them."""
    # each different word is looked at once
    terms = [term if term.isalpha() else _without_marks(term) for term in words.vocabulary]
    return filter(None, map(terms.__getitem__, words.ids.tolist()))


def _without_marks(term: str) -> str:
    return " ".join(piece[0] for piece in _PIECES.finditer(term) if not piece["mark"])


def parts_of(question: str) -> list[str]:
    """What must all stand in a text: the words between spaces, and whole what is put in quotes; each once."""
    parts = ("".join(filter(None, found.groups())).strip() for found in _QUOTED.finditer(question))
    return [part for part in dict.fromkeys(parts) if any(term != BREAK for term in runs_of_two(part))]


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


def phrase_of_words(part: str) -> str:
    """The part as a question to the words of the cut: all its words in a row, in a field. Empty if it has none."""
    terms = list(words_of(part))
    return f"{{{' '.join(FIELDS)}}} : {_in_a_row(terms)}" if terms else ""


def phrase_of_readings(part: str) -> str:
    """The part as a question to all words, those of other readings too. Empty if it has none.

    Of several words each is asked for alone: words of other readings stand in no row, and the index of runs says
    whether the letters do.
    """
    terms = dict.fromkeys(words_of(part))
    return f"({' AND '.join(_in_a_row([term]) for term in terms)})" if terms else ""


def _in_a_row(terms: list[str]) -> str:
    return f'"{" ".join(terms)}"'


def _is_last_of(run: str, letter: str) -> bool:
    return len(run) == 2 and run[1] == letter and bool(re.fullmatch(f"[{_WIDE}]{{2}}", run))
