"""The sign that says in shape what a fill says in colour."""

from __future__ import annotations

GLYPHS = {"same": "=", "edited": "≈"}
MOVED_GLYPH = "↕"


def sign(kind: str, moved: bool) -> str:
    """kind: of a passage. Such as "≈↕" for one that is edited and moved."""
    return GLYPHS[kind] + (MOVED_GLYPH if moved else "")
