"""What screens ask of the working process besides comparing: a table, so that another errand is one row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType

from leitong.errors import LeitongError
from leitong.presenters.jobs import Done, Errand

# "module:function" below leitong, loaded in the working process when it is first wanted
TASKS: Mapping[str, str] = MappingProxyType({"lab": "presenters.lab_run:run"})


def run(errand: Errand) -> Done:
    """The function's result, or the reason why a document can't be used. Raises KeyError for an unknown task."""
    module, _, name = TASKS[errand.task].partition(":")
    task: Callable[..., object] = getattr(import_module(f"leitong.{module}"), name)
    try:
        return Done(errand.ticket, task(*errand.arguments))
    except LeitongError as error:
        return Done(errand.ticket, None, error.reason)
