"""Kill a scan at random moments, scan again, and hold the outcome against that of an undisturbed scan.

    python tests/bench/kills.py [--times 50] [--files 400] [--seed 1]

Each time a library that already holds a decision is scanned by `leitong scan`, which is killed (SIGKILL, no last
words) after a random part of the time that a whole scan takes; every third time the scan after it is killed, too. The
last scan runs to its end. Then the exported documents, pairs and clusters must be the same byte for byte, the decision
must be there, and `leitong library check` must find nothing. Exit status 0 if all that holds each time.
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from leitong.library.library import Library

_WORDS = [
    "图书馆",
    "市民",
    "开放",
    "夜间",
    "读者",
    "座位",
    "安静",
    "借阅",
    "周末",
    "报名",
    "志愿者",
    "培训",
    "港口",
    "船期",
    "码头",
    "面粉",
    "春天",
    "秋天",
    "老城",
    "价格",
    "天气",
    "阵雨",
    "气温",
    "harbour",
    "timetable",
    "baker",
    "flour",
    "spring",
    "autumn",
    "library",
    "reader",
    "volunteer",
    "ticket",
    "weather",
    "price",
]


def make(folder: Path, files: int, chance: random.Random) -> None:
    """Texts of which every third is an edited copy, and every seventh a true copy, of one before."""
    folder.mkdir()
    texts: list[list[str]] = []
    for number in range(files):
        if number % 7 == 6:
            words = list(texts[chance.randrange(len(texts))])
        elif number % 3 == 2:
            words = list(texts[chance.randrange(len(texts))])
            for place in chance.sample(range(len(words)), 8):
                words[place] = chance.choice(_WORDS)
        else:
            words = [chance.choice(_WORDS) for _ in range(chance.randint(150, 400))]
        texts.append(words)
        (folder / f"{number:04}.txt").write_text(" ".join(words), encoding="utf-8")
    (folder / "empty.txt").touch()


def leitong(*arguments: object) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "leitong", *map(str, arguments)], capture_output=True, check=False
    )


def begun(library: Path, folder: Path) -> None:
    """A library with two documents and a decision on them."""
    few = [folder / "0000.txt", folder / "0001.txt"]
    assert leitong("scan", *few, "--library", library, "--jobs", 1).returncode == 0
    with Library.open(library) as opened:
        opened.decide_not_duplicate(*few)


def killed_after(seconds: float, folder: Path, library: Path) -> bool:
    """Whether the scan was still running when it was killed."""
    command = [sys.executable, "-m", "leitong", "scan", str(folder), "--library", str(library)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        try:
            running.wait(seconds)
        except subprocess.TimeoutExpired:
            running.kill()
            return True
    return False


def outcome(library: Path, folder: Path) -> tuple[bytes, int]:
    """Scan to the end; returns what is exported then, and how many files were read."""
    last = leitong("scan", folder, "--library", library)
    assert last.returncode == 0, last.stderr
    read = int(last.stdout.decode().split(" found, ")[1].split(" read")[0].replace(",", ""))
    return leitong("library", "export", library, "--json", "-").stdout, read


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--files", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chance = random.Random(given.seed)
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        folder, start = place / "texts", place / "start.leitong"
        make(folder, given.files, chance)
        begun(start, folder)
        calm = place / "calm.leitong"
        shutil.copy(start, calm)
        started = time.monotonic()
        expected, _ = outcome(calm, folder)
        whole = time.monotonic() - started
        wrong = 0
        for number in range(given.times):
            library = place / f"{number}.leitong"
            shutil.copy(start, library)
            # a good part of the time goes into starting: every other time that part is left out
            earliest = whole / 2 * (number % 2)
            kills = sum(
                killed_after(chance.uniform(earliest, whole), folder, library)
                for _ in range(2 if number % 3 == 2 else 1)
            )
            found, read = outcome(library, folder)
            with Library.open(library) as opened:
                decided = opened.counts().decisions == 1
            sound = leitong("library", "check", library).returncode == 0
            good = found == expected and decided and sound
            wrong += not good
            print(
                f"{number + 1:3}  killed {kills} times, then {read:4} of {given.files + 1} files read  "
                + ("same outcome" if good else f"WRONG: same {found == expected}, {decided=}, {sound=}"),
                flush=True,
            )
        print(f"{given.times - wrong} of {given.times} as undisturbed ({whole:.1f} s)")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
