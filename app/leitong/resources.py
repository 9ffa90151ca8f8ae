"""The one way to the files that ship beside the code: icons, styles, translations, word lists, samples."""

from __future__ import annotations

from pathlib import Path

_INSTALLED = Path(__file__).parent / "resources"
_CHECKOUT = Path(__file__).parents[2] / "resources"


def resource(*parts: str) -> Path:
    """Path of a shipped file or folder; `parts` as below `resources/`. Raises FileNotFoundError if it is not there."""
    root = _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT
    path = root.joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(f"Leitong's own file {'/'.join(parts)} is missing from {root}")
    return path
