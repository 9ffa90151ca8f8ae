"""What must stay true of the files that make a fresh machine ready."""

import os
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = [ROOT / "packaging/run", ROOT / "packaging/test", ROOT / "packaging/lib.sh", ROOT / ".ci/run"]


@pytest.mark.skipif(os.name == "nt", reason="the scripts are for Unix systems")
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_bash_can_read_it(script):
    subprocess.run(["bash", "-n", script], check=True)


def test_packaging_is_no_python_package():
    # it would hide the `packaging` that pytest and others import
    assert not list((ROOT / "packaging").glob("__init__.py*"))


def project():
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_no_python_below_3_12_gets_the_qt_that_destroys_none():
    pins = [line for line in project()["dependencies"] if line.startswith("PySide6")]
    assert "PySide6-Essentials>=6.8,<6.12; python_version < '3.12'" in pins
    assert all("python_version" in pin for pin in pins)


def test_benchmark_peers_are_not_needed_to_run_leitong():
    assert not [line for line in project()["dependencies"] if line.startswith(("trafilatura", "rapidfuzz"))]


SHELL = """
set -u
. "{root}/packaging/lib.sh"
"""


def shell(script, **environment):
    finished = subprocess.run(
        ["bash", "-c", SHELL.format(root=ROOT) + script],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
    return finished.returncode, finished.stdout, finished.stderr


@pytest.mark.skipif(os.name == "nt", reason="the scripts are for Unix systems")
class TestShell:
    def test_the_stamp_changes_with_the_place(self):
        _, here, _ = shell("stamp_for")
        _, there, _ = shell('venv="/somewhere else/.venv"; stamp_for')
        assert here != there

    def test_a_python_that_is_too_old_is_passed_over(self, tmp_path):
        old = tmp_path / "old python"
        old.write_text("#!/bin/sh\nexit 1\n")
        old.chmod(0o755)
        status, found, _ = shell("find_python", LEITONG_PYTHON=str(old))
        assert status == 0
        assert found.strip() != str(old)

    def test_an_unfinished_environment_is_not_used(self, tmp_path):
        script = f'venv="{tmp_path}"; unfinished="$venv/leitong-unfinished"; : >"$unfinished"; venv_is_sound'
        assert shell(script)[0] != 0

    def test_a_moved_environment_is_not_used(self, tmp_path):
        (tmp_path / "bin").mkdir()
        (tmp_path / "bin/activate").write_text('VIRTUAL_ENV="/the/old/place/.venv"\n')
        script = f'venv="{tmp_path}"; unfinished="$venv/leitong-unfinished"; venv_is_sound'
        assert shell(script)[0] != 0

    def test_without_root_and_sudo_the_exact_command_is_shown(self, tmp_path):
        for name, line in (("id", "echo 1000"), ("sudo", "exit 1"), ("apt-get", "echo must not run >&2")):
            (tmp_path / name).write_text(f"#!/bin/sh\n{line}\n")
            (tmp_path / name).chmod(0o755)
        status, _, said = shell("apt_install libgl1 libegl1", PATH=f"{tmp_path}:{os.environ['PATH']}")
        assert status == 1
        assert "sudo apt-get install --no-install-recommends libgl1 libegl1" in said
        assert "must not run" not in said

    def test_one_command_names_everything_that_is_missing(self, tmp_path):
        (tmp_path / "id").write_text("#!/bin/sh\necho 1000\n")
        (tmp_path / "sudo").write_text("#!/bin/sh\nexit 1\n")
        (tmp_path / "apt-get").write_text("#!/bin/sh\n")
        for name in ("id", "sudo", "apt-get"):
            (tmp_path / name).chmod(0o755)
        script = (
            f'venv="{tmp_path}/.venv"; apt_tried="$venv/tried"; '
            "missing_venv() { echo python3-venv; }; missing_libraries() { echo libgl1; }; missing_font() { :; }; "
            "system_packages; echo went on"
        )
        status, went, said = shell(script, PATH=f"{tmp_path}:{os.environ['PATH']}")
        assert status == 1
        assert "install --no-install-recommends python3-venv libgl1\n" in said
        assert said.rstrip().endswith("Then run this again.")
        assert not went
