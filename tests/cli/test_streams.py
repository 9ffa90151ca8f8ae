"""How a command meets the world: locales, odd file names, readers that go away."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

posix = pytest.mark.skipif(os.name == "nt", reason="a matter of Unix systems")


def test_output_is_utf8_whatever_the_locale(leitong_process, pair):
    status, out, _ = leitong_process(
        "compare", *pair, LC_ALL="C", LANG="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0"
    )
    assert status == 0
    assert "临江市图书馆" in out.decode("utf-8")


@posix
@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_file_name_that_is_no_text_is_shown_with_escapes(leitong_process, tmp_path, pair, options):
    odd = tmp_path / os.fsdecode(b"odd\xff.txt")
    odd.write_bytes(pair[0].read_bytes())
    status, out, _ = leitong_process("page", odd, *options)
    assert status == 0
    assert "odd\\udcff.txt" in out.decode("utf-8")
    if options:
        assert json.loads(out)["path"] == str(odd)


@posix
def test_a_missing_file_with_such_a_name_is_named_too(leitong_process):
    status, _, err = leitong_process("page", b"/nowhere/\xfe")
    assert status == 2
    assert "/nowhere/\\udcfe" in err.decode("utf-8")


@posix
def test_a_reader_that_goes_away_is_no_error(pair):
    process = subprocess.Popen(
        [sys.executable, "-m", "leitong", "page", "--json", *[pair[0]] * 200],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    process.stdout.readline()
    process.stdout.close()
    said = process.stderr.read()
    process.stderr.close()
    assert process.wait() == 141
    assert said == b""


@posix
@pytest.mark.parametrize("arguments", [["compare"], ["compare", "--json"], ["page"]])
def test_a_closed_standard_output_cannot_be_written_to(pair, arguments):
    finished = subprocess.run(
        ["sh", "-c", '"$@" >&-', "sh", sys.executable, "-m", "leitong", *arguments, *pair],
        capture_output=True,
        check=False,
    )
    assert finished.returncode == 1
    assert b"cannot write the result" in finished.stderr


LISTENING = """
import signal, sys
from leitong.__main__ import main
# a shell starts its background jobs deaf to Ctrl+C
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main())
"""


@posix
def test_ctrl_c_is_quiet(pair):
    # the first file's line says that it has come to waiting for its input
    process = subprocess.Popen(
        [sys.executable, "-c", LISTENING, "page", "--json", pair[0], "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, said = process.communicate()
    assert process.returncode == 130
    assert said.strip() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk_is_said(pair):
    with Path("/dev/full").open("wb") as full:
        finished = subprocess.run(
            [sys.executable, "-m", "leitong", "compare", *pair],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert finished.returncode == 1
    assert b"No space left" in finished.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_device_that_takes_nothing_is_named_and_stays_a_device(leitong, pair, tmp_path):
    device = tmp_path / "full"
    device.symlink_to("/dev/full")
    run = leitong("page", pair[0], "--html", device)
    assert run.status == 1
    assert run.err == f"leitong: {device}: cannot write the result: No space left on device\n"
    assert device.is_char_device()


def test_a_file_that_is_written_through_a_link_leaves_the_link(leitong, pair, tmp_path):
    link, file = tmp_path / "link.html", tmp_path / "there.html"
    file.touch()
    link.symlink_to(file)
    assert leitong("page", pair[0], "--html", link).status == 0
    assert link.is_symlink()
    assert "<!DOCTYPE html>" in file.read_text(encoding="utf-8")
