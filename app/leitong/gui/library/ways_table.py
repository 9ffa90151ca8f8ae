"""What each way of finding near fingerprints looks at, keeps and takes, here and on paper for 8·10⁹ pages (S12, M3)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from leitong.gui.library.plain_table import Cell, Head, PlainTable
from leitong.gui.translate import said, shown
from leitong.messages import QT_TRANSLATE_NOOP
from leitong.presenters.library.fingerprints_state import WayRow
from leitong.report.amounts import amount, seconds, size

_NAMES = {
    "scan": QT_TRANSLATE_NOOP("Ways", "Look at all"),
    "online": QT_TRANSLATE_NOOP("Ways", "Online probes"),
    "offline": QT_TRANSLATE_NOOP("Ways", "Offline list"),
    "blocks": QT_TRANSLATE_NOOP("Ways", "Blocks"),
    "manku": QT_TRANSLATE_NOOP("Ways", "Manku’s tables"),
    "index": QT_TRANSLATE_NOOP("Ways", "Leitong’s index"),
}
_TIPS = {
    "scan": QT_TRANSLATE_NOOP("Ways", "Compares it with every fingerprint"),
    "online": QT_TRANSLATE_NOOP("Ways", "Looks up every value that differs in so few bits; for up to 3 bits"),
    "offline": QT_TRANSLATE_NOOP(
        "Ways",
        "Keeps every value within so few bits of every fingerprint; for up to 3 bits and 500 fingerprints",
    ),
    "blocks": QT_TRANSLATE_NOOP(
        "Ways",
        "Cuts the 64 bits into one block more than may differ: one block is equal at least. Four blocks leave 4 · 2⁴⁸"
        " keys of 2⁶⁴ to look through; that counts keys, not work",
    ),
    "manku": QT_TRANSLATE_NOOP(
        "Ways", "Compares those that agree in more bits, in more tables (Manku and others, 2007)"
    ),
    "index": QT_TRANSLATE_NOOP(
        "Ways",
        "The one that scans use: four blocks, some of whose bits are flipped; of few fingerprints it looks at all",
    ),
}


class WaysTable(PlainTable):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Ways of finding near fingerprints"))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)

    def show_ways(self, ways: tuple[WayRow, ...]) -> None:
        self.show_rows(self._heads(), [_cells(way) for way in ways])

    def _heads(self) -> tuple[Head, ...]:
        paper = self.tr("On paper, for 8,000,000,000 random fingerprints: computed, not measured")
        return (
            Head(self.tr("Way"), wide=True),
            Head(self.tr("Tables × bits"), self.tr("How many tables, and bits that must agree in one")),
            Head(self.tr("Probes"), self.tr("Lookups of one question")),
            Head(self.tr("Compared"), self.tr("Fingerprints that it was compared with")),
            Head(
                self.tr("Expected"), self.tr("So many would be compared among random fingerprints"), spare=3
            ),
            Head(self.tr("Keeps"), self.tr("Bytes beside the fingerprints’ own")),
            Head(self.tr("Built"), spare=2),
            Head(self.tr("Asked"), self.tr("The shortest of five times")),
            Head(self.tr("8·10⁹: compared"), paper),
            Head(self.tr("keeps"), paper, spare=1),
        )


def _cells(way: WayRow) -> tuple[Cell, ...]:
    name = shown("Ways", _NAMES[way.mode])
    if way.refused is not None:
        return Cell(name, name, said(way.refused)), *(Cell("–", -1.0) for _ in range(9))
    compared, kept = way.on_paper or (None, None)
    return (
        Cell(name, name, shown("Ways", _TIPS[way.mode])),
        Cell(_tables(way), way.tables),
        Cell(f"{way.probes:,}", way.probes),
        Cell(f"{way.candidates:,}", way.candidates, _expected(way)),
        Cell(
            "–" if way.expected is None else amount(way.expected),
            -1 if way.expected is None else way.expected,
        ),
        Cell(size(way.stored), way.stored),
        Cell(seconds(way.built), way.built),
        Cell(seconds(way.asked), way.asked, _built(way)),
        Cell(
            "–" if compared is None else amount(compared), -1 if compared is None else compared, _kept(kept)
        ),
        Cell("–" if kept is None else size(kept), -1 if kept is None else kept),
    )


# what the columns hold that a narrow table leaves out


def _expected(way: WayRow) -> str:
    if way.expected is None:
        return ""
    told = QCoreApplication.translate("Ways", "Among random fingerprints {n} would be compared")
    return told.format(n=amount(way.expected))


def _built(way: WayRow) -> str:
    return QCoreApplication.translate("Ways", "Built in {time}").format(time=seconds(way.built))


def _kept(kept: int | None) -> str:
    return "" if kept is None else QCoreApplication.translate("Ways", "Keeps {size}").format(size=size(kept))


def _tables(way: WayRow) -> str:
    if not way.tables or way.fixed is None:
        return f"{way.tables}" if way.tables else "–"
    low, high = way.fixed
    return f"{way.tables} × {low}" if low == high else f"{way.tables} × {low}–{high}"


def refusals(ways: tuple[WayRow, ...]) -> list[str]:
    """Why some ways can't be used, each a sentence."""
    template = QCoreApplication.translate("Ways", "{way}: {reason}")
    return [
        template.format(way=shown("Ways", _NAMES[way.mode]), reason=said(way.refused))
        for way in ways
        if way.refused is not None
    ]
