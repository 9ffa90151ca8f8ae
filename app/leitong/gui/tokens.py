"""The palette by role, checked for contrast and kinds of vision. Widgets ask for a role and never name a colour."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tokens:
    """a, b: the two documents, the same on every screen. same, edited: fills of shared passages. All "#rrggbb"."""

    dark: bool
    base: str
    window: str
    text: str
    muted: str
    line: str
    a: str
    b: str
    same: str
    edited: str
    ignored: str


LIGHT = Tokens(
    dark=False,
    base="#FFFFFF",
    window="#F5F6F8",
    text="#1B1F24",
    muted="#5A6472",
    line="#D5DAE0",
    a="#0072B2",
    b="#C2500A",
    same="#D6E9F8",
    edited="#FFEDC2",
    ignored="#E6E8EB",
)
DARK = Tokens(
    dark=True,
    base="#16191D",
    window="#1E2227",
    text="#E6E9ED",
    muted="#9AA5B1",
    line="#353B43",
    a="#56B4E9",
    b="#F2994A",
    same="#12405F",
    edited="#54420F",
    ignored="#2B3036",
)
