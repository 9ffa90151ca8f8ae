"""Where Leitong keeps what it remembers between two starts, and how: small JSON files, written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from leitong.report.plain import json_text

HOME_VARIABLE = "LEITONG_HOME"


@dataclass(frozen=True, slots=True)
class Places:
    """config: settings. data: reviews, recent pairs, the last session, crash reports."""

    config: Path
    data: Path

    @classmethod
    def of_this_person(cls) -> Places:
        """The system's folders for this person, or the one folder that LEITONG_HOME names."""
        home = os.environ.get(HOME_VARIABLE)
        if home:
            return cls(Path(home), Path(home))
        return cls(
            platformdirs.user_config_path("leitong", appauthor=False),
            platformdirs.user_data_path("leitong", appauthor=False),
        )


def read_json(path: Path) -> object:
    """What was stored, or None if nothing is there or it cannot be read: a lost memory never stops the program."""
    try:
        stored: object = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return stored


def write_json(path: Path, value: object) -> bool:
    """Replace the file in one step; False if the place cannot be written (full or read-only disk)."""
    name = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, suffix=".part", delete=False
        ) as part:
            name = Path(part.name)
            part.write(json_text(value))
        name.replace(path)
    except OSError:
        if name is not None:
            with suppress(OSError):
                name.unlink()
        return False
    return True
