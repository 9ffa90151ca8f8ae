"""Running `leitong` in this process and as a process of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass

import pytest

from leitong.__main__ import main


@dataclass(frozen=True)
class Run:
    status: int
    out: str
    err: str


@pytest.fixture
def leitong(capsys):
    """Runs a command in this process."""

    def run(*arguments):
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Run(status, captured.out, captured.err)

    return run


@pytest.fixture
def leitong_process():
    """Runs a command as a process; what it writes comes back as bytes."""

    def run(*arguments, stdin=b"", **environment):
        finished = subprocess.run(
            [sys.executable, "-m", "leitong", *arguments],
            input=stdin,
            capture_output=True,
            check=False,
            env={**os.environ, **environment},
        )
        return finished.returncode, finished.stdout, finished.stderr

    return run


@pytest.fixture
def pair(tmp_path):
    """Two texts that share two sentences, the second moved to the front."""
    first = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"
    second = "志愿者报名从本周五开始，年满十八周岁的市民都可以参加，首批志愿者将在八月下旬接受三天培训。"
    between_a = "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。" * 2
    between_b = (
        "天气预报说，明天上午多云转晴，午后有阵雨，气温略有回升，出门的人请带好雨具，注意路上安全。" * 2
    )
    a, b = tmp_path / "a.txt", tmp_path / "b.txt"
    a.write_text(f"{first}\n{between_a}\n{second}\n", encoding="utf-8")
    b.write_text(f"{second}\n{between_b}\n{first}\n", encoding="utf-8")
    return a, b
