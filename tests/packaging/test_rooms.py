"""Rules of the house that import-linter can't see: what is really loaded, and what really ships."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import leitong
from leitong.resources import resource

ROOT = Path(__file__).parents[2]


def loaded_after(statement):
    """Names of all modules in a fresh Python after `statement`."""
    code = f"{statement}\nimport sys; print('\\n'.join(sys.modules))"
    finished = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(finished.stdout.split())


def test_nothing_below_the_window_loads_qt():
    loaded = loaded_after(
        "import leitong, pkgutil, importlib\n"
        "for module in pkgutil.walk_packages(leitong.__path__, 'leitong.'):\n"
        "    if not module.name.startswith('leitong.gui') and module.name != 'leitong.__main__':\n"
        "        importlib.import_module(module.name)"
    )
    assert "leitong.compare.compare" in loaded
    assert not {"PySide6", "shiboken6", "pyqtgraph"} & loaded


def test_the_entry_loads_no_dictionary_before_it_is_needed():
    loaded = loaded_after("import leitong.__main__")
    assert not {"PySide6", "jieba", "rjieba", "numpy", "lxml"} & loaded


def test_importing_leitong_loads_nothing_else():
    assert not {"numpy", "turbohtml", "jieba"} & loaded_after("import leitong")


def test_every_public_name_can_be_had():
    assert all(getattr(leitong, name) is not None for name in leitong.__all__)


def test_the_package_says_that_it_is_typed():
    assert (Path(leitong.__file__).parent / "py.typed").exists()


def test_the_sample_pair_that_the_start_script_opens_is_there():
    script = (ROOT / "packaging/run").read_text(encoding="utf-8")
    assert "resources/samples/" in script
    assert resource("samples").is_dir()


def shipped_files_asked_for():
    """The literal arguments of every call of `resource` in the program."""
    for source in (ROOT / "app/leitong").rglob("*.py"):
        for arguments in re.findall(
            r"\bresource\(((?:\"[^\"]+\"(?:, )?)+)\)", source.read_text(encoding="utf-8")
        ):
            yield tuple(re.findall(r"\"([^\"]+)\"", arguments))


@pytest.mark.parametrize("parts", sorted(set(shipped_files_asked_for())), ids="/".join)
def test_what_the_program_asks_for_ships(parts):
    path = resource(*parts)
    tracked = subprocess.run(["git", "ls-files", path], cwd=ROOT, capture_output=True, text=True, check=False)
    assert path.exists()
    assert tracked.returncode != 0 or tracked.stdout, "it lies here but is not in the repository"


def test_the_wheel_takes_the_resources_along():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"] == {
        "resources": "leitong/resources"
    }
