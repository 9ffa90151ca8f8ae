"""What screens ask of the working process besides comparing: a table, so that another errand is one row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING

from leitong.errors import LeitongError
from leitong.presenters.jobs import Done, Errand

if TYPE_CHECKING:
    from leitong.presenters.desk import Desk

# "module:function" below leitong, loaded in the working process when it is first wanted
TASKS: Mapping[str, str] = MappingProxyType(
    {
        "lab": "presenters.lab.run:run",
        "methods": "presenters.methods.task:methods_of",
        "words": "presenters.words.run:cut_text",
        "page": "presenters.page.pieces:view_at_desk",
        "tries": "presenters.words.run:tries_of",
        "why": "presenters.why.other_print:other_print",
    }
)
# whose first argument is the desk, for what lies there
AT_THE_DESK = frozenset({"methods", "page", "why"})


def run(errand: Errand, desk: Desk) -> Done:
    """The function's result, or the reason why a document can't be used. Raises KeyError for an unknown task."""
    first = (desk,) if errand.task in AT_THE_DESK else ()
    module, _, name = TASKS[errand.task].partition(":")
    task: Callable[..., object] = getattr(import_module(f"leitong.{module}"), name)
    try:
        return Done(errand.ticket, task(*first, *errand.arguments))
    except LeitongError as error:
        return Done(errand.ticket, None, error.reason)
