"""WordprocessingML as it is read aloud: its elements in order, turned into paragraphs and table rows.

All tracked changes are taken as accepted. Deleted, moved-away and hidden text, field codes, ruby readings and the
fallback copies of drawings are left out. A text box follows the paragraph that holds it. Cells stand in one line
with tabs between them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from leitong.documents.formats.wordstyles import WORD, Styles, is_on, word_attribute

_COMPATIBILITY = "{http://schemas.openxmlformats.org/markup-compatibility/2006}"
_MATH = "{http://schemas.openxmlformats.org/officeDocument/2006/math}"
_WORD_NAMES = (
    *("p", "r", "t", "tab", "br", "cr", "noBreakHyphen", "pPr", "rPr", "pStyle", "ilvl", "numPr", "vanish"),
    *("tbl", "tr", "tc", "trPr", "del", "moveFrom", "rt", "footnote", "endnote", "footnoteReference"),
    *("endnoteReference", "footnoteRef", "endnoteRef"),
)
_NAMES: dict[str, str] = {
    **{space + name: name for space in WORD for name in _WORD_NAMES},
    **{_COMPATIBILITY + name: name for name in ("AlternateContent", "Choice", "Fallback")},
    _MATH + "t": "t",
}
_MAY_BE_LEFT_OUT = frozenset(
    ("AlternateContent", "Choice", "Fallback", "footnote", "endnote", "del", "moveFrom", "rt")
)
_INSTEAD = {"tab": "\t", "br": "\n", "cr": "\n", "noBreakHyphen": "-"}
# a mark of a note is no part of the word before it
_NOTE_MARKS = ("footnoteReference", "endnoteReference")


@dataclass(slots=True)
class _Paragraph:
    """One that is being read. boxes: texts that float beside it. level: of a list, 0: in none. goes_on: has no end."""

    pieces: list[str] = field(default_factory=list)
    boxes: list[str] = field(default_factory=list)
    style: str = ""
    level: int = 0
    goes_on: bool = False


@dataclass(slots=True)
class _Table:
    """One that is being read. rows: those that are whole. cells: of the row; cell: paragraphs of the cell, or None."""

    rows: list[str] = field(default_factory=list)
    columns: int = 0
    cells: list[str] | None = None
    cell: list[str] | None = None
    row_deleted: bool = False


class Reading:
    """The text read so far. lines: paragraphs and table rows in order. layout: as in `Document.layout`."""

    def __init__(self, styles: Styles) -> None:
        self.lines: list[str] = []
        self.layout: list[tuple[str, int, str]] = []
        self._styles = styles
        self._skipping: list[str] = []
        self._chosen: list[bool] = []
        self._inside: list[str] = []
        self._paragraphs: list[_Paragraph] = []
        self._tables: list[_Table] = []
        self._run_hidden = False
        self._unfinished: _Paragraph | None = None

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """An element begins. tag: in Clark's notation; what is not WordprocessingML is passed over."""
        name = _NAMES.get(tag)
        if name is None:
            return
        if self._skipping:
            if name == self._skipping[-1]:
                self._skipping.append(name)
            return
        if name in _MAY_BE_LEFT_OUT and self._is_left_out(name, attributes):
            self._skipping.append(name)
            return
        self._inside.append(name)
        if name == "p":
            self._paragraphs.append(self._unfinished or _Paragraph())
            self._unfinished = None
        elif name == "tbl":
            self._flush()
            self._tables.append(_Table())
        elif name == "r":
            self._run_hidden = False
        elif name in ("tr", "tc") and self._tables:
            self._start_cell(name)
        elif name == "del" and self._tables and self._inside[-2:-1] == ["trPr"]:
            self._tables[-1].row_deleted = True
        elif self._paragraphs:
            self._property(name, attributes)

    def data(self, text: str) -> None:
        """Text between tags; only that of w:t is the document's."""
        if (
            self._inside
            and self._inside[-1] == "t"
            and self._paragraphs
            and not (self._run_hidden or self._skipping)
        ):
            self._paragraphs[-1].pieces.append(text)

    def end(self, tag: str) -> None:
        """An element ends."""
        name = _NAMES.get(tag)
        if name is None:
            return
        if self._skipping:
            if name == self._skipping[-1]:
                self._skipping.pop()
            return
        if self._inside and self._inside[-1] == name:
            self._end(name)

    def _end(self, name: str) -> None:
        self._inside.pop()
        if name == "AlternateContent":
            self._chosen.pop()
        elif name == "p":
            self._end_paragraph()
        elif name in ("tc", "tr", "tbl") and self._tables:
            self._end_cell(name)
        elif self._paragraphs and not self._run_hidden:
            pieces = self._paragraphs[-1].pieces
            if name in _INSTEAD and "pPr" not in self._inside:
                pieces.append(_INSTEAD[name])
            elif name in _NOTE_MARKS:
                pieces.append(" ")

    def finish(self) -> None:
        """Close what broken XML has left open."""
        self._skipping.clear()
        while self._inside:
            self._end(self._inside[-1])
        self._flush()

    def _flush(self) -> None:
        """Close a paragraph whose end mark is deleted but which nothing follows."""
        if self._unfinished is not None:
            paragraph, self._unfinished = self._unfinished, None
            self._emit(paragraph)

    def _is_left_out(self, name: str, attributes: Mapping[str, str]) -> bool:
        if name == "AlternateContent":
            self._chosen.append(False)
        elif name in ("Choice", "Fallback") and self._chosen:
            already, self._chosen[-1] = self._chosen[-1], True
            return already
        elif name in ("footnote", "endnote"):
            # the lines that separate notes from the page are notes too, of a special type
            return word_attribute(attributes, "type") not in ("", "normal")
        elif name in ("del", "moveFrom"):
            return not self._inside or self._inside[-1] not in ("rPr", "trPr")
        return name == "rt"

    def _property(self, name: str, attributes: Mapping[str, str]) -> None:
        paragraph, inside = self._paragraphs[-1], self._inside
        value = word_attribute(attributes, "val")
        if name == "pStyle":
            paragraph.style = value
        elif name == "ilvl" and value.isdecimal():
            paragraph.level = int(value) + 1
        elif name == "numPr":
            paragraph.level = paragraph.level or 1
        elif name == "vanish" and "pPr" not in inside and is_on(attributes):
            self._run_hidden = True
        elif name in ("del", "moveFrom") and "pPr" in inside:
            paragraph.goes_on = True  # its end mark is deleted: it runs on into the next

    def _start_cell(self, name: str) -> None:
        table = self._tables[-1]
        if name == "tr":
            table.cells, table.row_deleted = [], False
        else:
            table.cell = []

    def _end_paragraph(self) -> None:
        paragraph = self._paragraphs.pop()
        if paragraph.goes_on:
            paragraph.goes_on = False
            self._unfinished = paragraph
        else:
            self._emit(paragraph)

    def _emit(self, paragraph: _Paragraph) -> None:
        if paragraph.style in self._styles.hidden:
            return
        text = "".join(paragraph.pieces).strip(" \n")
        lines = paragraph.boxes if paragraph.boxes and not text else [text, *paragraph.boxes]
        if self._paragraphs:
            self._paragraphs[-1].boxes += lines
        elif self._tables:
            if self._tables[-1].cell is not None:
                self._tables[-1].cell += lines
        else:
            self.lines += lines
            self.layout.append(
                (self._styles.names.get(paragraph.style, paragraph.style), paragraph.level, "")
            )

    def _end_cell(self, name: str) -> None:
        self._flush()
        table = self._tables[-1]
        if name == "tc" and table.cells is not None and table.cell is not None:
            table.cells.append("\n".join(filter(None, (line.strip() for line in table.cell))))
            table.cell = None
        elif name == "tr" and table.cells is not None:
            if not table.row_deleted:
                table.rows.append("\t".join(table.cells))
                table.columns = max(table.columns, len(table.cells))
            table.cells = None
        elif name == "tbl":
            self._end_table(self._tables.pop())

    def _end_table(self, table: _Table) -> None:
        if self._paragraphs:
            self._paragraphs[-1].boxes += table.rows
        elif self._tables:
            if self._tables[-1].cell is not None:
                self._tables[-1].cell += table.rows
        else:
            self.lines += table.rows
            self.layout.append(("", 0, f"{len(table.rows)}×{table.columns}"))
