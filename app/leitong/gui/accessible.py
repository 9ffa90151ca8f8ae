"""How the window speaks to a screen reader; its pictures with a name, and a description that follows the keys."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

# names of the widget classes that are pictures
_CHARTS = frozenset(
    {"VotesPlot", "KeywordsPlot", "ThresholdPlot", "DistanceMatrix", "TrieDrawing", "LabCanvas"}
)


class _Chart(QAccessibleWidget):
    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.Chart)


def _chart(class_name: str, shown: QObject) -> QAccessibleInterface | None:
    if class_name not in _CHARTS or not isinstance(shown, QWidget):
        return None
    interface = _Chart(shown)
    # Qt keeps no reference of Python's own part of the interface
    shown._chart_interface = interface  # type: ignore[attr-defined]
    return interface


@cache
def install_chart_role() -> None:
    """Once for the process, and only where a picture is made."""
    QAccessible.installFactory(_chart)


def announce(widget: QWidget, text: str, aloud: bool) -> None:
    """Tell assistive technology that the description is now `text`; aloud: speak it, for it answers a key."""
    QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.DescriptionChanged))
    if aloud:
        speak(widget, text)


def speak(widget: QWidget, text: str) -> None:
    """Have assistive technology say it, whatever has the keyboard."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
