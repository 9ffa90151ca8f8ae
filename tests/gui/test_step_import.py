import sys

import pytest

from leitong.gui.step_import import in_steps, modules_of


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package with two modules and a package within."""
    folder = tmp_path / "painted"
    (folder / "within").mkdir(parents=True)
    for name in ("__init__.py", "low.py", "top.py", "within/__init__.py"):
        (folder / name).write_text("raise ValueError('imported')\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return "painted"


def test_the_modules_of_a_package_are_named_and_not_imported(package):
    assert modules_of(package) == ("painted.low", "painted.top")
    assert package not in sys.modules


@pytest.mark.parametrize("name", ["nowhere_at_all", "json.decoder"])
def test_what_is_no_package_is_named(name):
    with pytest.raises(ModuleNotFoundError, match=name):
        modules_of(name)


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
    monkeypatch.setattr("leitong.gui.step_import.PLOTS", "plotted")
    monkeypatch.setattr("leitong.gui.step_import.QT_MODULES", ())
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
