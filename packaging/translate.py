"""Bring the catalogues of the window up to date: new sentences into the .ts, finished ones into the .qm.

    python packaging/translate.py           update resources/translations/*.ts from the source, then make the *.qm
    python packaging/translate.py --check   change nothing; exit with 1 if a catalogue is stale or unfinished

A translator works on the .ts between two runs, with Qt Linguist (pyside6-linguist) or any editor.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "app" / "leitong"
CATALOGUES = ROOT / "resources" / "translations"


def tool(name: str) -> str:
    """The tool as installed beside this Python. Raises FileNotFoundError if it is not."""
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    if found is None:
        raise FileNotFoundError(f"{name} is missing; it comes with PySide6-Essentials")
    return found


def update(catalogue: Path) -> None:
    """Write the sentences of the source into a .ts; what is translated stays, what has gone goes."""
    sources = sorted(str(path.relative_to(ROOT)) for path in SOURCES.rglob("*.py"))
    options = ["-no-obsolete", "-locations", "none", "-source-language", "en", "-target-language", "zh_CN"]
    command = [tool("pyside6-lupdate"), *options, *sources, "-ts", str(catalogue)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)


def release(catalogue: Path, compiled: Path) -> None:
    """Put a new file in the old one's place: windows that are open have it mapped, and would die of its being cut."""
    fresh = compiled.with_name(f"{compiled.name}.new")
    command = [tool("pyside6-lrelease"), str(catalogue), "-qm", str(fresh)]
    subprocess.run(command, check=True, capture_output=True, text=True)
    fresh.replace(compiled)


def entries(catalogue: Path) -> Iterator[tuple[str, str, str, bool]]:
    """(context, source, translation, finished) of every sentence; the translations of a plural are joined."""
    for context in ElementTree.parse(catalogue).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            finished = translation.get("type") is None and bool("".join(translation.itertext()).strip())
            text = "".join(translation.itertext())
            yield context.findtext("name", ""), message.findtext("source", ""), text, finished


def problems(catalogue: Path) -> list[str]:
    """What is wrong with a .ts and its .qm, one line each."""
    with tempfile.TemporaryDirectory() as folder:
        fresh, compiled = Path(folder) / catalogue.name, Path(folder) / "fresh.qm"
        shutil.copy(catalogue, fresh)
        update(fresh)
        kept, wanted = ({entry[:2] for entry in entries(path)} for path in (catalogue, fresh))
        found = [f"not in {catalogue.name}: {context}: {source}" for context, source in sorted(wanted - kept)]
        found += [
            f"no longer in the source: {context}: {source}" for context, source in sorted(kept - wanted)
        ]
        found += [
            f"unfinished: {context}: {source}"
            for context, source, _text, finished in entries(catalogue)
            if not finished
        ]
        release(catalogue, compiled)
        stored = catalogue.with_suffix(".qm")
        if not stored.exists() or stored.read_bytes() != compiled.read_bytes():
            found.append(f"{stored.name} was not made from {catalogue.name}")
    return found


def main() -> int:
    catalogues = sorted(CATALOGUES.glob("*.ts"))
    if "--check" in sys.argv[1:]:
        found = [problem for catalogue in catalogues for problem in problems(catalogue)]
        print("\n".join(found) or "The catalogues are complete.")
        return 1 if found else 0
    for catalogue in catalogues:
        update(catalogue)
        release(catalogue, catalogue.with_suffix(".qm"))
        open_ones = sum(not finished for *_rest, finished in entries(catalogue))
        print(f"{catalogue.name}: {len(list(entries(catalogue)))} sentences, {open_ones} unfinished")
    return 0


if __name__ == "__main__":
    sys.exit(main())
