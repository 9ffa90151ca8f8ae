"""The ways to cut a text into words, by name (S23, S26, S27)."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from leitong.words.bigrams import ngrams
from leitong.words.characters import Codes
from leitong.words.lexicon import Lexicon, lexicon
from leitong.words.longest import Marks, backward, both_ways, forward
from leitong.words.segment import jieba_begins, segment
from leitong.words.token import Words


class Method(StrEnum):
    MM = "mm"
    RMM = "rmm"
    BOTH = "both"
    JIEBA = "jieba"
    JIEBA_HMM = "jieba-hmm"
    NGRAM = "ngram"


_LONGEST: dict[Method, Callable[[Codes, Lexicon], Marks]] = {
    Method.MM: forward,
    Method.RMM: backward,
    Method.BOTH: both_ways,
}


def cut(text: str, method: Method, dictionary: Lexicon | None = None) -> Words:
    """The words of `text` as `method` cuts it, with offsets into it; n-grams overlap.

    dictionary: by default jieba's with the free single characters; jieba takes of it only the person's own words.
    """
    words = dictionary or lexicon()
    if method is Method.NGRAM:
        return ngrams(text)
    if method in _LONGEST:
        return segment(text, lambda codes: _LONGEST[method](codes, words))
    return segment(text, lambda codes: jieba_begins(codes, words.jieba_cut, hmm=method is Method.JIEBA_HMM))
