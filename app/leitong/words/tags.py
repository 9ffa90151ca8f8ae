"""Parts of speech, as jieba's dictionary has them."""

from __future__ import annotations

from collections.abc import Sequence

UNKNOWN = "x"


def tags_of(terms: Sequence[str]) -> tuple[str, ...]:
    """jieba's tag of each folded term by itself ("n" noun, "v" verb, "nr" name …); "x" where it has no such word."""
    import rjieba  # noqa: PLC0415 - its dictionary takes as long as all else that is loaded

    return tuple(_tag(term, rjieba.tag(term, False)) for term in terms)


def _tag(term: str, tagged: Sequence[tuple[str, str]]) -> str:
    # a term that the dictionary does not have is cut again
    return tagged[0][1] if len(tagged) == 1 and tagged[0][0] == term else UNKNOWN
