"""Runs the README's examples again and puts what they print in place of what stands there.

    .venv/bin/python packaging/readme.py

Every ```console block is run command by command ("$ …", with one working folder a block, first the repository's),
in a terminal of 80 columns; the ```python block is run, and the ```text block after it gets its output.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"


def run(command: list[str], folder: Path) -> str:
    environment = {
        **os.environ,
        "COLUMNS": "80",
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    }
    finished = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=True
    )
    return finished.stdout.rstrip()


def console(block: re.Match[str]) -> str:
    folder, lines = ROOT, []
    for line in block[1].splitlines():
        if not line.startswith("$ "):
            continue
        lines.append(line)
        words = line[2:].split()
        if words[0] == "cd":
            folder = ROOT / words[1]
        else:
            lines.append(run(words, folder))
    return "```console\n" + "\n".join(lines) + "\n```"


def python(block: re.Match[str]) -> str:
    return f"{block[1]}{run([sys.executable, '-X', 'utf8', '-c', block[2]], ROOT)}\n```"


def main() -> None:
    text = README.read_text(encoding="utf-8")
    text = re.sub(r"```console\n(.*?)```", console, text, flags=re.DOTALL)
    text = re.sub(r"(```python\n(.*?)```.*?```text\n).*?```", python, text, flags=re.DOTALL)
    README.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
