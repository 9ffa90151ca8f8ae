"""What the Lab keeps between two starts: the texts, the choices, and which challenges were solved."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from leitong.presenters.lab.recipe import LabRecipe, restored
from leitong.presenters.store import read_json, write_json


class LabMemory:
    """path: the file that keeps it; None forgets at the end."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        stored = read_json(path) if path else None
        self._kept: dict[str, object] = stored if isinstance(stored, dict) else {}

    @property
    def solved(self) -> frozenset[str]:
        """Names of cards."""
        names = self._kept.get("solved")
        return frozenset(map(str, names)) if isinstance(names, list) else frozenset()

    @property
    def texts(self) -> tuple[str, str]:
        """Both empty at the first start."""
        a, b = (self._kept.get(side, "") for side in ("a", "b"))
        return (a, b) if isinstance(a, str) and isinstance(b, str) else ("", "")

    @property
    def sample(self) -> str:
        """The sample that the texts are, untouched; empty for none."""
        return str(self._kept.get("sample", ""))

    @property
    def recipe(self) -> LabRecipe:
        return restored(self._kept.get("recipe"))

    def keep(self, texts: tuple[str, str], recipe: LabRecipe, sample: str, solved: Collection[str]) -> None:
        self._kept = {
            "a": texts[0],
            "b": texts[1],
            "recipe": recipe.stored(),
            "sample": sample,
            "solved": sorted(solved),
        }
        if self._path:
            write_json(self._path, self._kept)
