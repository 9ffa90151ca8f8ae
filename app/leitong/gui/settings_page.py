"""The settings page, drawn from the table of settings."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from leitong.gui.labels import label
from leitong.gui.switch import Switch
from leitong.gui.tokens import Tokens
from leitong.gui.translate import shown
from leitong.presenters.settings import SETTINGS, Setting, Settings


class SettingsPage(QWidget):
    """Every change holds at once; there is nothing to save."""

    def __init__(self, settings: Settings, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._switches: list[Switch] = []
        card = QFrame()
        card.setProperty("role", "card")
        rows = QVBoxLayout(card)
        rows.setContentsMargins(24, 8, 24, 8)
        rows.setSpacing(0)
        for place, setting in enumerate(SETTINGS):
            if place:
                rows.addWidget(_rule())
            rows.addWidget(self._row(setting))
        column = QVBoxLayout(self)
        column.setContentsMargins(48, 32, 48, 24)
        column.setSpacing(16)
        column.addWidget(label(self.tr("Settings"), "title"))
        column.addWidget(card)
        column.addWidget(label(self.tr("Changes hold at once and are kept on this computer."), "muted"))
        column.addStretch()
        card.setMaximumWidth(800)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # no stop for Tab: there is nothing to be done with it
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        for switch in self._switches:
            switch.set_tokens(tokens)

    def _row(self, setting: Setting) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 16, 0, 16)
        layout.setSpacing(16)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(label(shown("Settings", setting.label), "heading"))
        words.addWidget(label(shown("Settings", setting.help), "muted", wrap=True))
        layout.addLayout(words, 1)
        layout.addWidget(self._control(setting), 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _control(self, setting: Setting) -> QWidget:
        name = shown("Settings", setting.label)
        if setting.choices:
            control: QWidget = self._choices(setting)
        elif isinstance(setting.default, bool):
            control = self._switch(setting)
        else:
            control = self._number(setting)
        control.setAccessibleName(name)
        control.setAccessibleDescription(shown("Settings", setting.help))
        return control

    def _choices(self, setting: Setting) -> QWidget:
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        group = QButtonGroup(whole)
        for value, text in setting.choices:
            button = QPushButton(shown("Settings", text))
            button.setCheckable(True)
            button.setAccessibleName(f"{shown('Settings', setting.label)}: {button.text()}")
            button.setChecked(self._settings[setting.key] == value)
            button.clicked.connect(lambda _on, value=value: self._settings.set(setting.key, value))
            group.addButton(button)
            row.addWidget(button)
        return whole

    def _switch(self, setting: Setting) -> QWidget:
        switch = Switch()
        switch.setChecked(self._settings.flag(setting.key))
        switch.toggled.connect(lambda on: self._settings.set(setting.key, on))
        self._switches.append(switch)
        return switch

    def _number(self, setting: Setting) -> QWidget:
        value = label()
        value.setAlignment(Qt.AlignmentFlag.AlignCenter)
        value.setMinimumWidth(64)
        less, more = QPushButton("−"), QPushButton("+")
        less.setAccessibleName(self.tr("Smaller"))
        more.setAccessibleName(self.tr("Larger"))

        def step(by: int) -> None:
            wanted = self._settings.number(setting.key) + by
            if setting.accepts(wanted):
                self._settings.set(setting.key, wanted)
            value.setText(self.tr("{n} pt").format(n=self._settings.number(setting.key)))

        less.clicked.connect(lambda: step(-1))
        more.clicked.connect(lambda: step(1))
        step(0)
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget in (less, value, more):
            row.addWidget(widget)
        return whole


def _rule() -> QFrame:
    rule = QFrame()
    rule.setProperty("role", "line")
    rule.setFixedHeight(1)
    return rule
