"""The signatures by which whole copies are found in a table: each method's keys of one document.

Two documents are candidates of a method where they share one of its keys; keys of different methods are never compared.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from leitong.fingerprints.imatch import LEFT_OUT, LEXICONS, IMatch, corpus_terms, document_terms, imatch
from leitong.fingerprints.tianwang import TERMS, Tianwang, tianwang
from leitong.words.characters import HAN, codes_of, nfkc_table, text_of
from leitong.words.fold import fold_table
from leitong.words.keywords import content_words

if TYPE_CHECKING:
    from leitong.pages.page import Page
    from leitong.words.token import Words

TIANWANG_1, TIANWANG_2, TIANWANG_3 = "tianwang-1", "tianwang-2", "tianwang-3"
IMATCH = "imatch"
_MOST_OF_BODY = 100_000
"""Characters that hold its first 512 bytes, whatever white space there is between them."""


def keys_of(signed: Tianwang, matched: IMatch) -> dict[str, tuple[bytes, ...]]:
    """A document's keys by method; none where there is nothing to sign, which equals nothing.

    tianwang-1 … 3: MD5 of the description, of the terms by weight, of the terms by code point. What the second and
    third propose, the fourth and fifth do too where both documents are `of_like_weights`. imatch: SHA-1, at most one
    for the whole lexicon and one for each random one; those of fewer than five terms are left out.
    """
    return {
        TIANWANG_1: _some(signed.des),
        TIANWANG_2: _some(signed.con),
        TIANWANG_3: _some(signed.sort),
        # two random lexicons may leave out the same terms
        IMATCH: tuple(dict.fromkeys(matched.strong)),
    }


def tianwang_of(page: Page, words: Words, terms: int = TERMS, encoding: str = "utf-8") -> Tianwang:
    """What Tianwang's algorithms look at: the words that can be keywords, by their share of all words.

    Weights by rarity too found no more copies (tests/bench/methods.py), and the source has density.
    """
    content = content_words(words)
    density = (content.counts / max(len(words), 1)).tolist()
    return tianwang(
        dict(zip(content.terms, density, strict=True)),
        description=_simplified(page.description),
        body=_simplified(page.body.lstrip()[:_MOST_OF_BODY]),
        terms=terms,
        encoding=encoding,
    )


def imatch_of(
    words: Words,
    *,
    lexicon: Collection[str] | None = None,
    lexicons: int = LEXICONS,
    left_out: float = LEFT_OUT,
) -> IMatch:
    """I-Match by the corpus's lexicon, or by the frequencies of the document itself."""
    if lexicon is None:
        counts = dict(zip(words.vocabulary, words.counts.tolist(), strict=True))
        kept = document_terms(counts)
    else:
        kept = corpus_terms(words.vocabulary, lexicon)
    return imatch(kept, lexicons=lexicons, left_out=left_out)


def _simplified(text: str) -> str:
    """With simplified characters for traditional ones, and all else as it stands."""
    codes = codes_of(text).copy()
    han = (nfkc_table().flags[codes] & HAN).astype(bool)
    codes[han] = fold_table().target[codes[han]]
    return text_of(codes)


def _some(key: bytes | None) -> tuple[bytes, ...]:
    return () if key is None else (key,)
