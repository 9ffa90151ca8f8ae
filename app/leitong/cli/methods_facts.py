"""The JSON of `leitong methods`. Keys are stable."""

from __future__ import annotations

from dataclasses import asdict
from typing import TypedDict

from leitong.compare.methods.records import Cell, MethodAnswer, Methods, Table
from leitong.messages import Message


class InputFacts(TypedDict):
    """rows: of as many cells as columns; null: nothing stands there. more: rows that were left out."""

    title: str
    columns: list[str]
    rows: list[list[str | float | None]]
    more: int


class AnswerFacts(TypedDict):
    """met: null where the method can't judge. at_most: small is near. decides: the verdict is drawn from it."""

    name: str
    group: str
    value: float | None
    limit: float | None
    met: bool | None
    at_most: bool
    decides: bool
    reason: str
    inputs: list[InputFacts]


class DecidedFacts(TypedDict):
    duplicate_type: int
    kind: str
    sentence: str


class MethodsFacts(TypedDict):
    """choices: every parameter and limit by name."""

    verdict: DecidedFacts
    agreement: str
    why: list[str]
    methods: list[AnswerFacts]
    choices: dict[str, object]


def methods_facts(methods: Methods) -> MethodsFacts:
    """What every method says of a pair, for programs."""
    choices = asdict(methods.choices)
    return {
        "verdict": {
            "duplicate_type": methods.verdict.duplicate_type,
            "kind": methods.verdict.kind.value,
            "sentence": str(methods.verdict.sentence),
        },
        "agreement": str(methods.agreement),
        "why": [str(why) for why in methods.why],
        "methods": [_answer(answer) for answer in methods.answers],
        "choices": choices | choices.pop("limits"),
    }


def _answer(answer: MethodAnswer) -> AnswerFacts:
    return {
        "name": answer.name,
        "group": answer.group,
        "value": answer.value,
        "limit": answer.limit,
        "met": answer.met,
        "at_most": answer.at_most,
        "decides": answer.decides,
        "reason": str(answer.reason),
        "inputs": [_input(table) for table in answer.inputs],
    }


def _input(table: Table) -> InputFacts:
    return {
        "title": str(table.title),
        "columns": [str(column) for column in table.columns],
        "rows": [[_cell(cell) for cell in row] for row in table.rows],
        "more": table.more,
    }


def _cell(cell: Cell) -> str | float | None:
    return str(cell) if isinstance(cell, Message) else cell
