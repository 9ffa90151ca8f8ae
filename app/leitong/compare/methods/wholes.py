"""Methods that look at the whole: runs of letters, passages, and the layout (S05)."""

from __future__ import annotations

from leitong.compare.comparison import Method
from leitong.compare.methods.pair import A, B, Pair
from leitong.compare.methods.records import Cell, MethodAnswer, Table, table
from leitong.compare.opinions import opinions
from leitong.messages import QT_TRANSLATE_NOOP, Message

_PATH = Message(QT_TRANSLATE_NOOP("Core", "path of tags or styles"))


def whole_answers(pair: Pair) -> tuple[MethodAnswer, ...]:
    """letters is asked only where the words do not decide."""
    said = {method.name: method for method in opinions(pair.evidence)}
    answers = [_answer(said["passages"], (_passages(pair),))]
    if "letters" in said:
        answers.append(_answer(said["letters"], ()))
    answers.append(_answer(said["layout"], (_layout(pair),), decides=False))
    return tuple(answers)


def _answer(method: Method, inputs: tuple[Table, ...], decides: bool = True) -> MethodAnswer:
    return MethodAnswer(
        method.name,
        "wholes",
        method.value,
        method.limit,
        None if method.value is None else method.met,
        method.reason,
        decides=decides,
        inputs=inputs,
    )


def _passages(pair: Pair) -> Table:
    rows = [
        (
            number,
            _beginning(pair.a.text, passage.a.start),
            _beginning(pair.b.text, passage.b.start),
            passage.shared,
        )
        for number, passage in enumerate(pair.evidence.passages, 1)
    ]
    columns = (
        Message(QT_TRANSLATE_NOOP("Core", "passage")),
        A,
        B,
        Message(QT_TRANSLATE_NOOP("Core", "shared words")),
    )
    return table(Message(QT_TRANSLATE_NOOP("Core", "Shared passages")), columns, rows, lights="passage")


def _beginning(text: str, start: int) -> str:
    return " ".join(text[start : start + 60].split())


def _layout(pair: Pair) -> Table:
    a, b = (side.page.layout.paths for side in pair.sides)
    paths = sorted(a.keys() | b.keys(), key=lambda path: (-max(a.get(path, 0), b.get(path, 0)), path))
    rows: list[tuple[Cell, ...]] = [(path, a.get(path), b.get(path)) for path in paths]
    title = Message(QT_TRANSLATE_NOOP("Core", "How often each path of tags or styles occurs"))
    return table(title, (_PATH, A, B), rows)
