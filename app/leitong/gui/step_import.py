"""Imports in steps: what draws is imported in the window's own thread, a module a step, so that it goes on answering.

Two threads that make Qt's types at once, as an import does, can bring the program down.
"""

from __future__ import annotations

import ast
import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec, module_from_spec

PLOTS = "pyqtgraph"
# pyqtgraph looks at all that is in these, and each name takes its time when it is first looked at
QT_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtOpenGL", "QtOpenGLWidgets", "QtSvg", "QtTest")
_NAMES_AT_ONCE = 30


def modules_of(package: str) -> tuple[str, ...]:
    """The names of all modules in a package, which is not imported. Raises ModuleNotFoundError if there is none."""
    spec = find_spec(package)
    if spec is None or spec.submodule_search_locations is None:
        raise ModuleNotFoundError(f"{package} is no package", name=package)
    found = pkgutil.iter_modules(spec.submodule_search_locations)
    return tuple(f"{package}.{module.name}" for module in found if not module.ispkg)


def in_steps(name: str) -> Iterator[None]:
    """Import a module; pyqtgraph in many steps, every other with all that it needs in one."""
    if name == PLOTS and name not in sys.modules:
        for module in QT_MODULES:
            yield from _looked_at(f"PySide6.{module}")
        yield from _by_statements(name)
    import_module(name)
    yield


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
