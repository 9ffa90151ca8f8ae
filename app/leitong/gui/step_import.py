"""Imports in steps: what draws is imported in the window's own thread, a module a step, so that it goes on answering.

Two threads that make Qt's types at once, as an import does, can bring the program down.
"""

from __future__ import annotations

import ast
import dis
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, module_from_spec
from itertools import pairwise
from types import CodeType

_OURS = "leitong.gui"
_PLOTS = "pyqtgraph"
# pyqtgraph looks at all that is in these, and each name takes its time when it is first looked at
_QT = ("QtCore", "QtGui", "QtWidgets", "QtOpenGL", "QtOpenGLWidgets", "QtSvg", "QtTest")
_NAMES_AT_ONCE = 30


def draws(name: str) -> bool:
    """Whether the module of that name needs Qt, and so the window's own thread."""
    return name.partition(".")[0] in (_PLOTS, "PySide6", "shiboken6") or f"{name}.".startswith(f"{_OURS}.")


def order_of(names: Sequence[str]) -> list[str]:
    """What these modules import and is not there yet, and they themselves, each after what it needs.

    Only the window's own modules are looked into, by their compiled code; nothing is imported.
    """
    found: dict[str, None] = {}
    waiting: set[str] = set()

    def take(name: str) -> None:
        if not name or name in sys.modules or name in found or name in waiting:
            return
        waiting.add(name)
        if f"{name}.".startswith(f"{_OURS}."):
            take(name.rpartition(".")[0])
            for needed in _imported_by(name):
                take(needed)
        found[name] = None

    for name in names:
        take(name)
    return list(found)


def in_steps(name: str) -> Iterator[None]:
    """Import a module whose own imports are there already; pyqtgraph in many steps, every other in one."""
    if name == _PLOTS and name not in sys.modules:
        for module in _QT:
            yield from _looked_at(f"PySide6.{module}")
        yield from _by_statements(name)
    import_module(name)
    yield


def _imported_by(name: str) -> Iterator[str]:
    spec = _spec_of(name)
    code = None if spec is None else _code_of(spec)
    if code is None:
        return
    for_checkers = -1
    for before, instruction in pairwise(dis.get_instructions(code)):
        if before.argval == "TYPE_CHECKING" and "JUMP" in instruction.opname:
            for_checkers = int(instruction.argval)
        if instruction.offset >= for_checkers and instruction.opname == "IMPORT_NAME":
            yield str(instruction.argval)


def _spec_of(name: str) -> ModuleSpec | None:
    """As `importlib.util.find_spec`, which would import the package."""
    package, path = name.rpartition(".")[0], None
    if package:
        there = sys.modules.get(package)
        spec = _spec_of(package) if there is None else there.__spec__
        path = None if spec is None else spec.submodule_search_locations
        if path is None:
            return None
    found = (finder.find_spec(name, path) for finder in sys.meta_path)
    return next((spec for spec in found if spec is not None), None)


def _code_of(spec: ModuleSpec) -> CodeType | None:
    get_code = getattr(spec.loader, "get_code", None)
    code = None if get_code is None else get_code(spec.name)
    return code if isinstance(code, CodeType) else None


def _looked_at(name: str) -> Iterator[None]:
    module = import_module(name)
    yield
    for number, what in enumerate(dir(module)):
        getattr(module, what)
        if number % _NAMES_AT_ONCE == 0:
            yield


def _by_statements(name: str) -> Iterator[None]:
    """Import a package, a statement of its own a step; between the steps it is not there.

    Whoever needs it meanwhile imports it as ever, and the steps end. Nothing is done where its text is not at hand.
    """
    spec = find_spec(name)
    get_source = getattr(None if spec is None else spec.loader, "get_source", None)
    source = None if get_source is None else get_source(name)
    if spec is None or source is None:
        return
    module = module_from_spec(spec)
    for statement in ast.parse(source).body:
        if name in sys.modules:
            return
        sys.modules[name] = module
        try:
            exec(compile(ast.Module([statement], []), spec.origin or name, "exec"), vars(module))
        finally:
            del sys.modules[name]
        yield
    if name not in sys.modules:
        sys.modules[name] = module
