"""Runs the README's examples again and puts what they print in place of what stands there.

    .venv/bin/python packaging/readme.py            # the README is written anew
    .venv/bin/python packaging/readme.py --check    # it is left as it is; status 1 and a list of what would change

Every ```console block is run command by command ("$ …"), in a terminal of 80 columns; the ```python block is run,
and the ```text block after it gets its output. All run in a copy of the samples, which each block starts above, and as
a person who has no words of their own yet. What an earlier block made, such as a library, is there for later ones.
"""

from __future__ import annotations

import argparse
import difflib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
SAMPLES = Path("resources", "samples")


def run(command: list[str], folder: Path, above: Path) -> str:
    homes = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "APPDATA", "LOCALAPPDATA")
    environment = {
        **os.environ,
        **dict.fromkeys(homes, str(above / "home")),
        "COLUMNS": "80",
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    }
    finished = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=True
    )
    return finished.stdout.rstrip()


def console(above: Path, block: re.Match[str]) -> str:
    folder, lines = above, []
    for line in block[1].splitlines():
        if not line.startswith("$ "):
            continue
        lines.append(line)
        words = shlex.split(line[2:])
        if words[0] == "cd":
            folder = above / words[1]
        else:
            lines.append(run(words, folder, above))
    return "```console\n" + "\n".join(lines) + "\n```"


def python(above: Path, block: re.Match[str]) -> str:
    return f"{block[1]}{run([sys.executable, '-X', 'utf8', '-c', block[2]], above, above)}\n```"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing, list what would change")
    check = parser.parse_args().check
    before = text = README.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as name:
        above = Path(name)
        shutil.copytree(ROOT / SAMPLES, above / SAMPLES)
        text = re.sub(r"```console\n(.*?)```", partial(console, above), text, flags=re.DOTALL)
        text = re.sub(
            r"(```python\n(.*?)```.*?```text\n).*?```", partial(python, above), text, flags=re.DOTALL
        )
    if not check:
        README.write_text(text, encoding="utf-8")
        return
    changes = difflib.unified_diff(
        before.splitlines(), text.splitlines(), "README.md", "run again", lineterm=""
    )
    sys.exit("\n".join(changes) or None)


if __name__ == "__main__":
    main()
