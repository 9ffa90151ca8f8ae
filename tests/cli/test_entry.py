from importlib.metadata import version

import pytest

from leitong.screen import screen_missing


def test_version(leitong):
    assert leitong("--version").out == f"leitong {version('leitong')}\n"


def test_help_names_every_command(leitong):
    run = leitong("--help")
    assert run.status == 0
    assert {"compare", "open", "page"} <= set(run.out.split())


def test_an_unknown_command_is_said(leitong):
    run = leitong("comparre")
    assert run.status == 2
    assert "comparre" in run.err


def test_the_window_takes_two_documents_at_most(leitong):
    run = leitong("open", "a", "b", "c")
    assert run.status == 2
    assert "two documents" in run.err


@pytest.mark.parametrize(
    "arguments",
    [
        ["scan", ""],
        ["scan", ".", "--library", ""],
        ["scan", ".", "--ignore", ""],
        ["scan", ".", "--html", ""],
        ["new-words", ""],
        ["page", ""],
        ["compare", "", "a.txt"],
        ["search", "", "word"],
        ["rank", ""],
        ["near", "a.txt", "--library", ""],
        ["library", "info", ""],
        ["library", "forget", "l.leitong", ""],
        ["library", "move", "l.leitong", "--to", ""],
    ],
    ids=" ".join,
)
def test_an_empty_name_is_not_the_folder_one_stands_in(leitong, tmp_path, monkeypatch, arguments):
    monkeypatch.chdir(tmp_path)
    run = leitong(*arguments)
    assert (run.status, run.out) == (2, "")
    assert "The name is empty." in run.err
    assert not list(tmp_path.iterdir())


@pytest.fixture
def no_screen(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")


@pytest.mark.usefixtures("no_screen")
@pytest.mark.parametrize("arguments", [[], ["open"], ["open", "a.txt"]])
def test_without_a_screen_one_line_says_so(leitong, arguments):
    run = leitong(*arguments)
    assert run.status == 3
    assert run.err.startswith("leitong: There is no screen")
    assert run.err.count("\n") == 1


@pytest.mark.usefixtures("no_screen")
def test_a_wayland_screen_that_does_not_answer_is_none(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-9")
    assert "wayland-9" in screen_missing()


@pytest.mark.usefixtures("no_screen")
def test_a_platform_that_was_chosen_is_trusted(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert screen_missing() is None
