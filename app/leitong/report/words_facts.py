"""How a text is cut, and its new words, as facts for programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from leitong.words.ambiguity import Ambiguous
from leitong.words.index_terms import IndexSize
from leitong.words.methods import Method
from leitong.words.new_words import NewWord, NewWords
from leitong.words.token import Words


def words_facts(
    text: str,
    cuts: Mapping[Method, Words],
    tags: Mapping[str, str],
    ambiguous: Iterable[Ambiguous],
    sizes: Mapping[str, IndexSize],
) -> dict[str, object]:
    """tags: part of speech by term, of jieba's words. sizes: of an index, by what it would hold."""
    return {
        "text": text,
        "methods": {method.value: _cut_facts(words, tags, method) for method, words in cuts.items()},
        "ambiguous": [
            {
                "span": (one.span.start, one.span.end),
                "kind": one.kind.value,
                "readings": one.readings,
                "count": one.count,
            }
            for one in ambiguous
        ],
        "index": {name: {"postings": size.postings, "terms": size.terms} for name, size in sizes.items()},
    }


def new_words_facts(
    found: NewWords, documents: int, own: Sequence[str], problems: Sequence[tuple[str, str]]
) -> dict[str, object]:
    """documents: texts that were looked through. own: the person's words. problems: (path, reason)."""
    return {
        "documents": documents,
        "letters": found.letters,
        "too_little": found.too_little,
        "least_count": found.least_count,
        "words": [_word_facts(word) for word in found.words],
        "own_words": list(own),
        "problems": [{"path": path, "reason": reason} for path, reason in problems],
    }


def _cut_facts(words: Words, tags: Mapping[str, str], method: Method) -> list[dict[str, object]]:
    found: list[dict[str, object]] = [
        {"word": term, "span": (start, end)}
        for term, start, end in zip(words.terms, words.starts.tolist(), words.ends.tolist(), strict=True)
    ]
    if method is Method.JIEBA:
        for word, term in zip(found, words.terms, strict=True):
            word["tag"] = tags[term]
    return found


def _word_facts(word: NewWord) -> dict[str, object]:
    return {
        "word": word.term,
        "count": word.count,
        "cohesion": round(word.cohesion, 4),
        "freedom": round(word.freedom, 4),
        "left_entropy": round(word.left, 4),
        "right_entropy": round(word.right, 4),
        "parts": word.parts,
    }
