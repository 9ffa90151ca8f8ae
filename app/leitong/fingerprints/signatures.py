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
    from leitong.documents.document import Document
    from leitong.fingerprints.prints import Fingerprints
    from leitong.pages.page import Page
    from leitong.words.token import Words

METHODS = (
    "exact",
    "text",
    "tianwang-1",
    "tianwang-2",
    "tianwang-3",
    "tianwang-4",
    "tianwang-5",
    "imatch",
)

_MOST_OF_BODY = (
    100_000  # characters that hold its first 512 bytes, whatever white space there is between them
)


def signature_keys(
    document: Document,
    page: Page,
    words: Words,
    fingerprints: Fingerprints,
    *,
    lexicon: Collection[str] | None = None,
) -> dict[str, tuple[bytes, ...]]:
    """Every method of `METHODS` with the document's keys; none where there is nothing to sign, which equals nothing.

    exact: of the bytes, SHA-256. text: of the letters, SHA-256. tianwang-1 … 5: MD5 of the description, of the terms by
    weight, of the terms by code point; those of 4 and 5 are those of 2 and 3, and what they find is a candidate until
    `distance_of_sorted` of both documents' `tianwang_of(…).sorted_weights` is under the threshold. imatch: SHA-1, at
    most one for the whole lexicon and one for each of ten random ones; those of fewer than five terms are left out.
    lexicon: the corpus's (`imatch.lexicon_of`), without it each document is judged by its own frequencies.
    """
    signed = tianwang_of(page, words)
    by_weight, by_code_point = _some(signed.con), _some(signed.sort)
    return {
        "exact": (bytes.fromhex(document.sha256),),
        "text": _some(bytes.fromhex(fingerprints.content) if fingerprints.content else None),
        "tianwang-1": _some(signed.des),
        "tianwang-2": by_weight,
        "tianwang-3": by_code_point,
        "tianwang-4": by_weight,
        "tianwang-5": by_code_point,
        # two random lexicons may leave out the same terms
        "imatch": tuple(dict.fromkeys(imatch_of(words, lexicon=lexicon).strong)),
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
