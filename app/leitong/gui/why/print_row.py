"""How the fingerprints of the Why panel are made: hash, width and what a vote of 0 gives, and back to the usual."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from leitong.gui.translate import said
from leitong.presenters.why.state import WhyState

if TYPE_CHECKING:
    from leitong.gui.methods.controls import ParameterControl

_NAMES = ("width", "hash", "tie")
_LEAST_LETTERS = 9  # of a choice that are seen without opening the list
_BESIDE_NAME = 24  # pixels of the list beside its longest name


class PrintRow(QWidget):
    """chosen: (name of a parameter, value), as of a ParameterControl."""

    chosen = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controls: dict[str, ParameterControl] = {}
        self._recipe = self.tr(
            "How the fingerprints are made: what the features are, how they are weighted, how a feature becomes bits,"
            " and what a vote of exactly zero gives. Only fingerprints of one recipe are compared."
        )
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(12)

    def show_state(self, state: WhyState) -> None:
        if state.bits:
            self.prepare()
        for name, control in self._controls.items():
            control.show_value(getattr(state.print, name))
        self.setToolTip("\n".join(filter(None, (said(state.recipe) if state.recipe else "", self._recipe))))

    def prepare(self) -> None:
        """Make what is chosen by, when there is first something to choose: the methods take a while to load."""
        if self._controls:
            return
        from leitong.gui.methods.controls import ParameterControl  # noqa: PLC0415 - late on purpose

        self._controls = {name: ParameterControl(name) for name in _NAMES}
        for control in self._controls.values():
            control.chosen.connect(self.chosen)
            self._row.addWidget(control)
        _keep_narrow(self._controls["hash"].field)


def _keep_narrow(field: QWidget) -> None:
    """Long names of choices are read in the list, and cost the sentence beside it no room."""
    if isinstance(field, QComboBox):
        field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        field.setMinimumContentsLength(_LEAST_LETTERS)
        field.view().setMinimumWidth(field.view().sizeHintForColumn(0) + _BESIDE_NAME)
