"""How a text is cut, and its new words, as facts for programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from leitong.words.ambiguity import Ambiguous
from leitong.words.index_terms import IndexSize
from leitong.words.methods import Method
from leitong.words.new_words import NewWord, NewWords
from leitong.words.tags import tags_of
from leitong.words.token import Words


def words_facts(
    text: str,
    cuts: Mapping[Method, Words],
    ambiguous: Iterable[Ambiguous],
    sizes: Mapping[str, IndexSize],
) -> dict[str, object]:
    """sizes: of an index, by what it would hold."""
    of_jieba = cuts.get(Method.JIEBA)
    return {
        "text": text,
        "methods": {method.value: _spans(words) for method, words in cuts.items()},
        "tags": None if of_jieba is None else _tags(of_jieba),
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


def _spans(words: Words) -> list[tuple[int, int]]:
    return list(zip(words.starts.tolist(), words.ends.tolist(), strict=True))


def _tags(words: Words) -> list[str]:
    tags = tags_of(words.vocabulary)
    return [tags[term] for term in words.ids.tolist()]


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
