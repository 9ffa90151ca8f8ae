"""Fonts in which Latin and Chinese stand well side by side, and a word when there is no Chinese font at all."""

from __future__ import annotations

import sys

from PySide6.QtGui import QFont, QFontDatabase

from leitong.messages import QT_TRANSLATE_NOOP, Message

# the Latin first, for the Latin letters and quotation marks of a Chinese face are too wide; then a Simplified Chinese
# face by name: left alone, Qt takes a Japanese one for Han characters
_LATIN = {
    "win32": ("Segoe UI",),
    "darwin": (".AppleSystemUIFont", "Helvetica Neue"),
}
_LATIN_ELSEWHERE = ("Noto Sans", "Inter", "Segoe UI", "Cantarell", "Ubuntu", "Roboto", "Open Sans",
                    "Liberation Sans", "DejaVu Sans")  # fmt: skip
_CHINESE = ("Microsoft YaHei UI", "Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC", "Noto Sans SC",
            "Source Han Sans SC", "WenQuanYi Micro Hei")  # fmt: skip


def window_font(size: int) -> QFont:
    """The font of the whole window. size: points."""
    font = QFont()
    families = families_among(frozenset(QFontDatabase.families()), sys.platform)
    if families:
        font.setFamilies(families)
    font.setPointSizeF(size)
    return font


def families_among(there: frozenset[str], platform: str) -> list[str]:
    """The best Latin face that is there, and after it every Chinese one. platform: as `sys.platform`."""
    latin = _LATIN.get(platform, _LATIN_ELSEWHERE)
    # a name that begins with a full stop is the system's own and never listed
    best = next((family for family in latin if family in there or family.startswith(".")), None)
    return [*filter(None, [best]), *(family for family in _CHINESE if family in there)]


def has_chinese_font() -> bool:
    return bool(QFontDatabase.families(QFontDatabase.WritingSystem.SimplifiedChinese))


def font_advice() -> Message:
    """What to install when Chinese would be shown as squares."""
    if sys.platform.startswith("linux"):
        return Message(
            QT_TRANSLATE_NOOP(
                "Core",
                "No Chinese font is installed, so Chinese text shows as squares. Install the package {package}.",
            ),
            {"package": "fonts-noto-cjk"},
        )
    return Message(
        QT_TRANSLATE_NOOP(
            "Core", "No Chinese font is installed, so Chinese text shows as squares. Add {package}."
        ),
        {"package": "Noto Sans SC"},
    )
