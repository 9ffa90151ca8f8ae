"""A comparison to read in a terminal: the verdict, the measures and what they mean, the passages."""

from __future__ import annotations

from collections.abc import Iterator

from leitong.analysis import Analysis
from leitong.cli.terminal import column, faint, harmless, shortened, side, strong, wrapped
from leitong.compare.comparison import Comparison, Passage
from leitong.compare.rule_words import rules_sentence
from leitong.documents.document import Document, EncodingOrigin
from leitong.presenters.nearest import nearest
from leitong.presenters.peel_words import size_words
from leitong.presenters.script import ideographic
from leitong.spans import Span

_TYPES = {
    0: "not a duplicate (type 0)",
    1: "complete duplicate: same text, same layout (type 1)",
    2: "content duplicate: same text, other layout (type 2)",
    3: "layout duplicate: much of the text, same layout (type 3)",
    4: "partial duplicate: a part of the text, other layout (type 4)",
}
_NAME_COLUMNS = 16
_KEYWORDS_SHOWN = 8
_STAMPS_SHOWN = 20
_LONG_PASSAGE = 10_000


def report(comparison: Comparison, columns: int, most_passages: int | None) -> Iterator[str]:
    """The lines of the report, none wider than `columns`. most_passages: None shows all."""
    yield from _who("A", comparison.a, columns)
    yield from _who("B", comparison.b, columns)
    yield ""
    yield from map(strong, wrapped(str(comparison.verdict.sentence), columns))
    yield from wrapped(
        f"{comparison.verdict.kind.value} · {_TYPES[comparison.verdict.duplicate_type]}", columns
    )
    by_rules = rules_sentence(comparison.rules)
    if by_rules is not None:
        yield from wrapped(str(by_rules), columns)
    yield ""
    for name, meaning in _measures(comparison):
        first, *rest = wrapped(meaning, columns - _NAME_COLUMNS - 2)
        yield f"  {column(name, _NAME_COLUMNS)}{first}"
        for line in rest:
            yield " " * (_NAME_COLUMNS + 2) + line
    yield from _keywords(comparison, columns)
    yield ""
    yield from _passages(comparison, columns, most_passages)


def _who(name: str, analysis: Analysis, columns: int) -> Iterator[str]:
    document = analysis.document
    yield f"{side(name)}  {strong(shortened(document.source, columns - 3))}"
    title = analysis.page.content_title or analysis.page.title
    if title:
        yield f"   {shortened(title, columns - 3)}"
    facts = [document.format.value, *_encoding(document), f"{len(analysis.text):,} characters of text"]
    yield f"   {faint(' · '.join(facts))}"
    if analysis.stamps:
        passed = " · ".join(span.of(analysis.text) for span in analysis.stamps[:_STAMPS_SHOWN])
        yield f"   {faint(shortened(f'passed over ({len(analysis.stamps):,}): {passed}', columns - 3))}"
    for warning in analysis.warnings:
        for line in wrapped(f"Note: {warning}", columns - 3):
            yield f"   {line}"


def _encoding(document: Document) -> Iterator[str]:
    if document.encoding is None:
        return
    uncertain = " (guessed)" if document.encoding_origin is EncodingOrigin.DETECTED else ""
    yield document.encoding + uncertain


def _percent(share: float) -> str:
    """Whole percent; only all is 100 % and only nothing is 0 %."""
    whole = round(100 * share)
    if whole == 100 and share < 1:
        return "over 99 %"
    return "under 1 %" if whole == 0 and share > 0 else f"{whole} %"


def _measures(comparison: Comparison) -> Iterator[tuple[str, str]]:
    measures = comparison.measures
    if measures.containment_a_in_b is not None and measures.containment_b_in_a is not None:
        a_in_b, b_in_a = _percent(measures.containment_a_in_b), _percent(measures.containment_b_in_a)
        yield "Shared text", f"{a_in_b} of A is in B · {b_in_a} of B is in A"
    if measures.jaccard is not None:
        yield "Jaccard", f"{measures.jaccard:.2f} of all short phrases stand in both (1: all of them)"
    if measures.hamming is not None:
        caution = "; too few words to rely on" if _too_short(comparison) else ""
        yield "Fingerprints", f"{measures.hamming} of 64 bits differ (unrelated texts: about 32){caution}"
    if measures.cosine is not None:
        angle = "" if measures.angle is None else f" ({measures.angle:.0f}°)"
        yield "Cosine", f"{measures.cosine:.2f}{angle} between the weighted words (1: same proportions)"
    if measures.keywords is not None:
        yield "Keywords", f"{measures.keywords:.2f} of their weight is shared (1: all of it)"


def _too_short(comparison: Comparison) -> bool:
    prints = (comparison.a.fingerprints.words, comparison.b.fingerprints.words)
    return any(each is not None and each.too_short for each in prints)


def _keywords(comparison: Comparison, columns: int) -> Iterator[str]:
    terms_a = [keyword.term for keyword in comparison.a.keywords]
    terms_b = [keyword.term for keyword in comparison.b.keywords]
    in_a, in_b = set(terms_a), set(terms_b)
    for name, terms in (
        ("  in both", [term for term in terms_a if term in in_b]),
        ("  only in A", [term for term in terms_a if term not in in_b]),
        ("  only in B", [term for term in terms_b if term not in in_a]),
    ):
        if terms:
            shown = shortened(" ".join(terms[:_KEYWORDS_SHOWN]), columns - _NAME_COLUMNS - 2)
            yield f"  {column(name, _NAME_COLUMNS)}{faint(shown)}"


def _passages(comparison: Comparison, columns: int, most: int | None) -> Iterator[str]:
    passages = comparison.passages
    if not passages:
        yield "No shared passages."
        yield from _nearest(comparison, columns)
        return
    shown = passages if most is None else passages[:most]
    yield strong("1 shared passage" if len(passages) == 1 else f"{len(passages)} shared passages")
    width = len(str(len(shown)))
    for number, passage in enumerate(shown, start=1):
        yield f"{number:>{width}}  {_place(passage)}"
        indent = " " * (width + 2)
        room = columns - len(indent) - 3
        text_a, text_b = passage.a.of(comparison.a.text), passage.b.of(comparison.b.text)
        yield f"{indent}{side('A')}  {shortened(text_a, room)}"
        if _look_different(text_a, text_b):
            yield f"{indent}{side('B')}  {shortened(text_b, room)}"
    if len(shown) < len(passages):
        yield f"… and {len(passages) - len(shown)} more; --all shows them."


def _nearest(comparison: Comparison, columns: int) -> Iterator[str]:
    """What comes nearest to a passage, if the texts have anything in common."""
    near = nearest(comparison.a.units, comparison.b.units)
    if near is None:
        return
    text = near.a.of(comparison.a.text)
    size = size_words(near.size, ideographic(text))
    yield from wrapped(f"Nearest: {size} at A {_range(near.a)} · B {_range(near.b)}", columns)
    yield f"   {shortened(text, columns - 3)}"


def _look_different(a: str, b: str) -> bool:
    """Whether the second would tell more than the first; what is long is not looked at character by character."""
    if a == b:
        return False
    return max(len(a), len(b)) > _LONG_PASSAGE or harmless(a) != harmless(b)


def _place(passage: Passage) -> str:
    kind = ("= same" if passage.kind == "same" else "≈ edited") + (" ↕ moved" if passage.moved else "")
    return f"{column(kind, 18)}A {_range(passage.a)} · B {_range(passage.b)}"


def _range(span: Span) -> str:
    return f"{span.start:,}–{span.end:,}"
