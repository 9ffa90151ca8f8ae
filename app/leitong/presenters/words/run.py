"""What the Words panel asks of the working process, where the dictionaries are."""

from __future__ import annotations

import numpy as np

from leitong.presenters.words.state import MOST_CHARACTERS, CutText, Marks, Tries
from leitong.presenters.words.trie_picture import tries_in
from leitong.words.ambiguity import ambiguities
from leitong.words.fold import fold
from leitong.words.index_terms import size_of, size_with_readings
from leitong.words.letters import Letters
from leitong.words.lexicon import lexicon
from leitong.words.methods import Method, cut
from leitong.words.new_words import new_words
from leitong.words.tags import UNKNOWN, tags_of
from leitong.words.token import Words

# pairs of characters overlap: they are no cut
CUTS = (Method.MM, Method.RMM, Method.BOTH, Method.JIEBA, Method.JIEBA_HMM)


def cut_text(text: str, own: tuple[str, ...]) -> CutText:
    """A text by every method, its ambiguous places, and its new words. own: the person's words."""
    shown, dictionary = text[:MOST_CHARACTERS], lexicon(own)
    cuts = {method: cut(shown, method, dictionary) for method in CUTS}
    ambiguous = ambiguities(shown, dictionary)
    letters = Letters()
    letters.add(shown)
    return CutText(
        text=shown,
        size=len(text),
        begins={method: _edges(words, len(shown)) for method, words in cuts.items()},
        tags=_tagged(cuts[Method.JIEBA]),
        ambiguous=ambiguous,
        words=size_of(cuts[Method.JIEBA]),
        readings=size_with_readings(cuts[Method.JIEBA], ambiguous),
        pairs=size_of(cut(shown, Method.NGRAM, dictionary)),
        new=new_words(letters, dictionary=dictionary),
        own=own,
    )


def tries_of(text: str, own: tuple[str, ...]) -> Tries:
    """The tries over the dictionary's words in a short text."""
    return tries_in(fold(text).text, lexicon(own))


def _edges(words: Words, size: int) -> Marks:
    edges = np.zeros(size + 1, dtype=bool)
    edges[words.starts] = edges[words.ends] = True
    return edges


def _tagged(words: Words) -> tuple[tuple[int, int, str], ...]:
    tags = tags_of(words.vocabulary)
    return tuple(
        (start, end, tags[term])
        for start, end, term in zip(
            words.starts.tolist(), words.ends.tolist(), words.ids.tolist(), strict=True
        )
        if tags[term] != UNKNOWN
    )
