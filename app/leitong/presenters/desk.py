"""The work itself: read, analyse, compare. It runs in a process of its own that never sees Qt."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace

from leitong.analysis import Analysis, analyse
from leitong.compare.compare import compare
from leitong.compare.comparison import Comparison
from leitong.compare.methods.judge import Judge
from leitong.compare.rules import Rules, Template
from leitong.documents.document import Document
from leitong.documents.load import load, open_source, pasted
from leitong.errors import LeitongError, SourceNotFound
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.presenters.difference_line import line_of
from leitong.presenters.examine import facts_of
from leitong.presenters.jobs import Answer, Compared, Job, Looked, Refused, Stage, Told
from leitong.presenters.rules import RuleChoice
from leitong.presenters.sources import Source, SourceKind

ANALYSES_KEPT = 4
_NAMED = 3  # templates; of more the first are named

_NOT_AGAIN = QT_TRANSLATE_NOOP("Core", "An address is not fetched again unasked; read it again first.")
_Pair = tuple[tuple[str, ...], tuple[str, ...], RuleChoice]


class Desk:
    """Does jobs one after the other and keeps the last few analyses, so that a swap or a second pair is quick."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, ...], Analysis] = OrderedDict()
        self._open: tuple[_Pair, Comparison] | None = None
        self._judge: tuple[Comparison, Judge] | None = None
        self._template: tuple[tuple[tuple[str, ...], ...], Template] | None = None

    def warm(self) -> None:
        """Load dictionaries and tables before the first document needs them."""
        analysis = analyse(pasted("一篇短文。 A short text."))
        compare(analysis, analysis)

    def do(self, job: Job, report: Callable[[Stage], None]) -> Answer:
        """report: told before each step."""
        sides = [(side, source) for side, source in (("a", job.a), ("b", job.b)) if source is not None]
        read: dict[str, Analysis] = {}
        refused: list[tuple[str, Message]] = []
        for done, (side, source) in enumerate(sides):
            report(Stage(job.ticket, done, len(sides) + 1, _reading(side, source)))
            try:
                read[side] = self._analysed(source)
            except LeitongError as error:
                refused.append((side, error.reason))
        if refused:
            other = next((facts_of(analysis) for analysis in read.values()), None)
            return Refused(job.ticket, tuple(refused), other)
        if len(read) == 1:
            ((side, analysis),) = read.items()
            return Looked(job.ticket, side, facts_of(analysis))
        report(Stage(job.ticket, 2, 3, Message(QT_TRANSLATE_NOOP("Core", "Comparing…"))))
        choice = job.choice.for_texts(read["a"].text, read["b"].text)
        try:
            rules = self._rules(choice)
        except LeitongError as error:
            return Refused(job.ticket, (("template", error.reason),), None)
        comparison = compare(read["a"], read["b"], rules=rules)
        if job.in_a_line:
            return Told(job.ticket, line_of(comparison))
        if job.a is not None and job.b is not None:
            self._open = ((job.a.key, job.b.key, choice), comparison)
        return Compared(job.ticket, comparison, facts_of(read["a"]), facts_of(read["b"]))

    def compared(self, a: Source, b: Source, choice: RuleChoice) -> Comparison:
        """The comparison of two documents, at once if it was the last one made. Raises LeitongError."""
        pair = (a.key, b.key, choice)
        if self._open is None or self._open[0] != pair:
            for source in (a, b):
                if source.kind is SourceKind.ADDRESS and source.key not in self._kept:
                    raise SourceNotFound(source.value, Message(_NOT_AGAIN))
            one, other = self._analysed(a), self._analysed(b)
            made = compare(one, other, rules=self._rules(choice.for_texts(one.text, other.text)))
            self._open = (pair, made)
        return self._open[1]

    def document(self, key: tuple[str, str, str]) -> Document | None:
        """A document that was read of late, if it is still here; key: its source, SHA-256 and encoding."""
        for analysis in self._kept.values():
            document = analysis.document
            if (document.source, document.sha256, document.encoding or "") == key:
                return document
        return None

    def judge(self, a: Source, b: Source, choice: RuleChoice) -> Judge:
        """All methods of the textbooks for two documents; what they once looked at is kept while the pair lies open."""
        comparison = self.compared(a, b, choice)
        if self._judge is None or self._judge[0] is not comparison:
            self._judge = (comparison, Judge(comparison))
        return self._judge[1]

    def _rules(self, choice: RuleChoice) -> Rules:
        if not choice.templates:
            return choice.rules
        keys = tuple(source.key for source in choice.templates)
        if self._template is None or self._template[0] != keys:
            texts = (analyse(_document(source)).text for source in choice.templates)
            self._template = keys, Template(_named(choice.templates), "\n\n".join(texts))
        return replace(choice.rules, template=self._template[1])

    def _analysed(self, source: Source) -> Analysis:
        key = source.key
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        analysis = self._kept[key] = analyse(_document(source), next(reversed(self._kept.values()), None))
        while len(self._kept) > ANALYSES_KEPT:
            self._kept.popitem(last=False)
        return analysis


def _named(templates: Sequence[Source]) -> str:
    names = ", ".join(source.name for source in templates[:_NAMED])
    return names if len(templates) <= _NAMED else f"{names}, …"


def _document(source: Source) -> Document:
    if source.kind is SourceKind.TEXT:
        return pasted(source.value)
    if source.kind is SourceKind.ADDRESS:
        return open_source(source.value, encoding=source.encoding)
    return load(source.value, encoding=source.encoding)


def _reading(side: str, source: Source) -> Message:
    if source.kind is SourceKind.ADDRESS:
        return Message(QT_TRANSLATE_NOOP("Core", "Fetching {name}…"), {"name": source.name})
    if not source.name:
        return Message(QT_TRANSLATE_NOOP("Core", "Reading the pasted text {side}…"), {"side": side.upper()})
    return Message(QT_TRANSLATE_NOOP("Core", "Reading {name}…"), {"name": source.name})
