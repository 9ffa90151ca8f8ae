"""One parameter of a method: a spin box or a list of values, with its name before it."""

from __future__ import annotations

import math

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QDoubleSpinBox, QHBoxLayout, QSpinBox, QWidget

from leitong.compare.methods.choices import RANGES
from leitong.gui.labels import label
from leitong.gui.translate import shown
from leitong.presenters.methods.names import CONTEXT, PARAMETERS, VALUES, Parameter

_DECIMALS = 3
_BEFORE_NUMBER = 4  # pixels; the style sheet's padding does not reach the number


class ParameterControl(QWidget):
    """chosen: (name of the parameter, value)."""

    chosen = Signal(str, object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self._parameter = PARAMETERS[name]
        self._field = self._made()
        self._field.setProperty("role", "compact")
        if isinstance(self._field, QAbstractSpinBox):
            self._field.lineEdit().setTextMargins(_BEFORE_NUMBER, 0, 0, 0)
        tip = shown(CONTEXT, self._parameter.tip)
        text = label(shown(CONTEXT, self._parameter.label), "small")
        text.setBuddy(self._field)
        for widget in (text, self._field):
            widget.setToolTip(tip)
        self._field.setAccessibleName(text.text())
        self._field.setAccessibleDescription(tip)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(text)
        row.addWidget(self._field)

    @property
    def field(self) -> QWidget:
        return self._field

    def show_value(self, value: object) -> None:
        """What the presenter says, which is not said back to it."""
        self._field.blockSignals(True)
        if isinstance(self._field, QComboBox):
            self._field.setCurrentIndex(self._field.findData(value))
        elif isinstance(self._field, QSpinBox):
            self._field.setValue(self._field.minimum() if value is None else int(str(value)))
        elif isinstance(self._field, QDoubleSpinBox):
            self._field.setValue(float(str(value)))
        self._field.blockSignals(False)

    def _made(self) -> QComboBox | QSpinBox | QDoubleSpinBox:
        if self.name in VALUES:
            return self._list()
        return self._whole() if self._parameter.step >= 1 else self._fraction(self._parameter)

    def _list(self) -> QComboBox:
        field = QComboBox(self)
        for value, text in VALUES[self.name]:
            field.addItem(shown(CONTEXT, text), value)
        field.activated.connect(lambda index: self.chosen.emit(self.name, field.itemData(index)))
        return field

    def _whole(self) -> QSpinBox:
        field = QSpinBox(self)
        least, most = RANGES[self.name]
        without = bool(self._parameter.unset) and self.name == "bits"
        field.setRange(int(least) - without, int(most))
        if self._parameter.unset:
            field.setSpecialValueText(shown(CONTEXT, self._parameter.unset))
        field.setKeyboardTracking(False)
        field.valueChanged.connect(
            lambda value: self.chosen.emit(self.name, None if without and value < least else value)
        )
        return field

    def _fraction(self, parameter: Parameter) -> QDoubleSpinBox:
        field = QDoubleSpinBox(self)
        field.setDecimals(_DECIMALS)
        least, most = RANGES[self.name]
        # the field would round it down to what can't be chosen
        field.setRange(math.ceil(least * 10**_DECIMALS) / 10**_DECIMALS, most)
        field.setSingleStep(parameter.step)
        field.setKeyboardTracking(False)
        field.valueChanged.connect(lambda value: self.chosen.emit(self.name, round(value, _DECIMALS)))
        return field
