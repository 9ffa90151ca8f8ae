import sys
import textwrap

import pytest

from leitong.gui.step_import import draws, in_steps, order_of


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Writes modules of a package of the window's own that is there for one test."""
    folder = tmp_path / "painted"
    folder.mkdir()
    (folder / "__init__.py").write_text("", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("leitong.gui.step_import._OURS", "painted")

    def write(**modules):
        for name, text in modules.items():
            (folder / f"{name}.py").write_text(textwrap.dedent(text), "utf-8")

    yield write
    for name in [name for name in sys.modules if name.partition(".")[0] == "painted"]:
        del sys.modules[name]


def test_what_is_needed_comes_first(package):
    package(
        top="from painted.middle import x\nimport painted.low\n",
        middle="from painted.low import x\n",
        low="import this_is_nowhere\nx = 1\n",
    )
    assert order_of(["painted.top"]) == [
        "painted",
        "this_is_nowhere",
        "painted.low",
        "painted.middle",
        "painted.top",
    ]


def test_nothing_is_imported_by_looking(package):
    package(top="raise ValueError('imported')\n")
    order_of(["painted.top"])
    assert "painted.top" not in sys.modules


def test_what_is_there_already_needs_no_step(package):
    package(top="import json\nfrom pathlib import Path\n")
    assert order_of(["painted.top"]) == ["painted", "painted.top"]


def test_imports_that_only_checkers_see_are_left_out(package):
    package(
        top="""
        from typing import TYPE_CHECKING
        if TYPE_CHECKING:
            from painted.other import Thing
        from painted.low import x
        """,
        other="Thing = 1\n",
        low="x = 1\n",
    )
    assert order_of(["painted.top"]) == ["painted", "painted.low", "painted.top"]


def test_two_that_need_each_other_do_not_go_round(package):
    package(one="import painted.two\n", two="import painted.one\n")
    assert sorted(order_of(["painted.one"])) == ["painted", "painted.one", "painted.two"]


@pytest.mark.parametrize(
    "name", ["leitong.gui", "leitong.gui.why.card", "pyqtgraph", "pyqtgraph.Qt", "PySide6.QtGui"]
)
def test_these_draw(name):
    assert draws(name)


@pytest.mark.parametrize("name", ["leitong.guile", "leitong.presenters.why.presenter", "numpy", "leitong"])
def test_these_do_not(name):
    assert not draws(name)


@pytest.fixture
def plots(tmp_path, monkeypatch):
    """A package in the place of pyqtgraph, in steps: each sees what the ones before have made."""
    folder = tmp_path / "plotted"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        "one = 1\ndef option():\n    return one\nfrom .part import two\nthree = two + 1\n", "utf-8"
    )
    (folder / "part.py").write_text("from . import option\ntwo = option() + 1\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("leitong.gui.step_import._PLOTS", "plotted")
    monkeypatch.setattr("leitong.gui.step_import._QT", ())
    yield "plotted"
    for name in ("plotted", "plotted.part"):
        sys.modules.pop(name, None)


def test_a_package_is_imported_by_its_statements_and_then_whole(plots):
    there = [plots in sys.modules for _step in in_steps(plots)]
    assert there == [False, False, False, False, True]
    assert (sys.modules[plots].three, sys.modules[plots].part.two) == (3, 2)


def test_whoever_needs_it_meanwhile_gets_it_whole(plots):
    steps = in_steps(plots)
    next(steps)
    import plotted  # noqa: PLC0415

    assert plotted.three == 3
    for _step in steps:
        pass
    assert sys.modules[plots] is plotted


def test_a_package_that_cannot_be_imported_is_not_left_half_there(plots, tmp_path):
    (tmp_path / "plotted" / "__init__.py").write_text("one = 1\nraise OSError('no')\n", "utf-8")
    with pytest.raises(OSError, match="no"):
        list(in_steps(plots))
    assert plots not in sys.modules
