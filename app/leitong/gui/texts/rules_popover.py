"""The rules of a comparison beside the list of passages: what does not count, each with its meaning in a line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from leitong.compare.rules import Stamps
from leitong.gui.labels import ElidedLabel, label
from leitong.presenters.rules import AS_USUAL, LONGEST, TICKS, RuleChoice

_NAMED = 12  # templates whose paths the tip tells


class RulesPopover(QFrame):
    """chosen: a RuleChoice. template_asked: the person wants to choose a file. Esc, or a click beside it, closes it."""

    chosen = Signal(object)
    template_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("role", "popover")
        self._choice = AS_USUAL
        self._showing = False
        self._ticks = {tick: QCheckBox() for tick in TICKS}
        self._meanings = {tick: label("", "small") for tick in TICKS}
        self._title, self._about = label("", "heading"), label("", "small")
        self._stamps = QComboBox()
        for stamps in Stamps:
            self._stamps.addItem("", stamps)
        self._stamps_name, self._stamps_means = label(), label("", "small")
        self._shortest = QSpinBox()
        self._shortest.setRange(0, LONGEST)
        self._shortest.setFixedWidth(64)
        self._shortest.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._shortest_name, self._shortest_means = label(), label("", "small")
        self._template_name, self._template = label(), ElidedLabel("small", Qt.TextElideMode.ElideMiddle)
        self._choose, self._remove, self._usual = QPushButton(), QPushButton(), QPushButton()
        for button in (self._remove, self._usual):
            button.setProperty("role", "quiet")
        self._arrange()
        self._name()
        for tick, box in self._ticks.items():
            box.toggled.connect(lambda on, tick=tick: self._choose_rules(self._choice.with_tick(tick, on)))
        self._stamps.currentIndexChanged.connect(
            lambda: self._choose_rules(self._choice.with_stamps(Stamps(self._stamps.currentData())))
        )
        self._shortest.setKeyboardTracking(False)
        self._shortest.valueChanged.connect(
            lambda words: self._choose_rules(self._choice.with_shortest(words))
        )
        self._choose.clicked.connect(self._ask_for_template)
        self._remove.clicked.connect(lambda: self._choose_rules(RuleChoice(self._choice.rules)))
        self._usual.clicked.connect(lambda: self._choose_rules(AS_USUAL))
        self.show_choice(AS_USUAL)

    def show_choice(self, choice: RuleChoice) -> None:
        self._choice = choice
        self._showing = True
        for tick, box in self._ticks.items():
            box.setChecked(getattr(choice.rules, tick))
        self._stamps.setCurrentIndex(list(Stamps).index(choice.rules.stamps))
        self._shortest.setValue(choice.rules.shortest)
        self._showing = False
        names = ", ".join(source.name for source in choice.templates)
        self._template.setText(names or self._without_template)
        self._template.setToolTip("\n".join(source.value for source in choice.templates[:_NAMED]))
        self._remove.setVisible(bool(choice.templates))
        self._usual.setEnabled(not choice.usual)
        self.adjustSize()

    def open_below(self, place: QPoint) -> None:
        """place: on the screen, of the right upper corner."""
        self.adjustSize()
        inside = self.screen().availableGeometry()
        left = min(max(place.x() - self.width(), inside.left()), inside.right() - self.width())
        top = min(place.y(), inside.bottom() - self.height())
        self.move(left, max(inside.top(), top))
        self.show()
        self._ticks[TICKS[0]].setFocus(Qt.FocusReason.PopupFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.show_choice(self._choice)

    def _choose_rules(self, choice: RuleChoice) -> None:
        if not self._showing and choice != self._choice:
            self.show_choice(choice)
            self.chosen.emit(choice)

    def _ask_for_template(self) -> None:
        self.close()
        self.template_asked.emit()

    def _arrange(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for row, tick in enumerate(TICKS):
            grid.addWidget(self._ticks[tick], row, 0)
            grid.addWidget(self._meanings[tick], row, 1)
        grid.addWidget(self._stamps_name, len(TICKS), 0)
        passed = QHBoxLayout()
        passed.setSpacing(8)
        passed.addWidget(self._stamps)
        passed.addWidget(self._stamps_means, 1)
        grid.addLayout(passed, len(TICKS), 1)
        last = len(TICKS) + 1
        grid.addWidget(self._shortest_name, last, 0)
        words = QHBoxLayout()
        words.setSpacing(8)
        words.addWidget(self._shortest)
        words.addWidget(self._shortest_means, 1)
        grid.addLayout(words, last, 1)
        grid.addWidget(self._template_name, last + 1, 0)
        file = QHBoxLayout()
        file.setSpacing(8)
        file.addWidget(self._choose)
        file.addWidget(self._template, 1)
        file.addWidget(self._remove)
        grid.addLayout(file, last + 1, 1)
        end = QHBoxLayout()
        end.addStretch()
        end.addWidget(self._usual)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(12)
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addWidget(self._title)
        head.addWidget(self._about)
        column.addLayout(head)
        column.addLayout(grid)
        column.addLayout(end)

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Rules"))
        self._title.setText(self.tr("Rules"))
        self._about.setText(self.tr("What is ticked does not count when the two texts are compared."))
        names = {
            "ignore_case": (self.tr("Case"), self.tr("A and a are the same")),
            "ignore_width": (self.tr("Full and half width"), self.tr("Ａ and A are the same")),
            "ignore_punctuation": (self.tr("Punctuation"), self.tr("marks are no words")),
            "ignore_numbers": (self.tr("Numbers"), self.tr("12 and 57 make no difference")),
            "ignore_variants": (self.tr("Script variants"), self.tr("圖 and 图 are the same")),
            "ignore_space": (self.tr("White space"), self.tr("blanks and line breaks make no difference")),
        }
        for tick, (name, meaning) in names.items():
            self._ticks[tick].setText(name)
            self._ticks[tick].setAccessibleDescription(meaning)
            self._meanings[tick].setText(meaning)
        for stamps, said in zip(
            Stamps,
            (self.tr("in web pages"), self.tr("everywhere"), self.tr("nowhere")),
            strict=True,
        ):
            self._stamps.setItemText(self._stamps.findData(stamps), said)
        self._stamps_name.setText(self.tr("Dates, counters, addresses"))
        self._stamps_means.setText(self.tr("are passed over"))
        self._stamps.setAccessibleName(self.tr("Where dates, times, counters and addresses are passed over"))
        self._shortest_name.setText(self.tr("Shortest passage"))
        self._shortest_means.setText(self.tr("words; what is shorter does not count"))
        self._shortest.setSpecialValueText(self.tr("any"))
        self._shortest.setAccessibleName(self.tr("Shortest passage"))
        self._shortest.setAccessibleDescription(self._shortest_means.text())
        self._template_name.setText(self.tr("Template"))
        self._without_template = self.tr("its text is taken out of both")
        self._choose.setText(self.tr("Choose…"))
        self._choose.setAccessibleName(self.tr("Choose a template"))
        self._remove.setText(self.tr("Remove"))
        self._remove.setAccessibleName(self.tr("Compare without the template"))
        self._usual.setText(self.tr("As usual"))
        self._usual.setToolTip(self.tr("Back to the rules of every comparison"))
