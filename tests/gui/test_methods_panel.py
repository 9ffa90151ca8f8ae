from urllib.parse import quote

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QSpinBox, QTextBrowser

import leitong
from leitong.compare.methods.judge import judge
from leitong.compare.methods.records import Table
from leitong.gui.methods.controls import ParameterControl
from leitong.gui.methods.inputs_html import inputs_html, lit
from leitong.gui.methods.model import HELD, NAME
from leitong.gui.methods.panel import MethodsPanel
from leitong.gui.methods.view import MethodsView
from leitong.gui.tokens import DARK, LIGHT
from leitong.messages import Message
from leitong.presenters.focus import SharedFocus
from leitong.presenters.methods.memory import MethodMemory
from leitong.presenters.methods.names import PARAMETERS, VALUES
from leitong.presenters.rules import AS_USUAL
from leitong.presenters.sources import Source, SourceKind

A = (
    "市政府周一召开会议讨论横跨大河的新桥建设方案。许多学生步行前往旧学校并在雨中等候班车。"
    "主街上的面包师送给他们热面包还询问了功课情况。市长承诺工程将在冬天第一场雪之前正式动工。"
)
B = A.replace("学生", "孩子").replace("面包师", "小贩")
COMPARISON = leitong.compare(leitong.analyse(A), leitong.analyse(B))


class Answers(QObject):
    """Answers each question when it is told to, as the working process does later."""

    answered = Signal(object)
    refused = Signal(object)

    def __init__(self):
        super().__init__()
        self.asked = []

    def ask(self, _task, _a, _b, _rules, choices):
        self.asked.append(choices)

    def answer(self):
        self.answered.emit(judge(COMPARISON, self.asked[-1]))


@pytest.fixture
def focus():
    return SharedFocus()


@pytest.fixture
def panel(qtbot, focus):
    made = MethodsView(focus, LIGHT)
    qtbot.addWidget(made)
    made.resize(1100, 320)
    made.answers = Answers()
    pair = Source(SourceKind.TEXT, A), Source(SourceKind.TEXT, B), AS_USUAL
    made.ask_through(made.answers, lambda: pair, MethodMemory())
    made.show()
    made.show_comparison(COMPARISON)
    made.answers.answer()
    return made


def texts(panel, column=NAME):
    model = panel.table.model()
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_one_row_a_method_after_all_together(panel):
    assert texts(panel)[0] == "All together"
    assert len(texts(panel)) == 21
    assert "✓  Shingles: containment" in texts(panel)
    assert "✗  Equal letters" in texts(panel)


def test_the_value_stands_beside_its_limit(panel):
    row = texts(panel).index("✓  Shingles: containment")
    assert texts(panel, HELD)[row].endswith("≥ 0.5")
    assert texts(panel, HELD)[texts(panel).index("✗  Equal letters")] == ""
    lexicons = next(
        text for name, text in zip(texts(panel), texts(panel, HELD), strict=True) if "I-Match" in name
    )
    assert lexicons.endswith("/11")


def test_the_arrow_keys_look_into_one_method_after_the_other(panel):
    panel.table.setFocus()
    for _ in range(3):
        QTest.keyClick(panel.table, Qt.Key.Key_Down)
    assert panel.presenter.state.looked_into == "tianwang-2"
    assert "Heaviest words" in panel.detail.findChild(QTextBrowser).toPlainText()


def test_all_together_tells_why_they_disagree(panel):
    assert "Signatures are equal or not" in panel.detail.findChild(QTextBrowser).toPlainText()


def test_another_limit_is_asked_about_and_the_verdict_follows(panel):
    panel.presenter.look_into("jaccard")
    control = panel.detail.controls["jaccard_near"]
    control.field.setValue(0.99)
    assert panel.answers.asked[-1].limits.jaccard_near == 0.99
    panel.answers.answer()
    assert panel.verdict.text().startswith("With these limits, type 3")
    assert panel.reset.isEnabled()
    panel.reset.click()
    panel.answers.answer()
    assert "methods call it a duplicate" in panel.verdict.text()
    assert control.field.value() == 0.5
    assert not panel.reset.isEnabled()


def test_what_is_looked_into_stays_while_limits_change(panel, read):
    panel.presenter.look_into("jaccard")
    panel.detail.controls["shingle"].field.setValue(5)
    panel.answers.answer()
    assert panel.presenter.state.looked_into == "jaccard"
    assert "runs of 5 words" in read(panel.detail)


@pytest.mark.parametrize(
    ("name", "kind", "value"),
    [
        ("terms", QSpinBox, 5),
        ("bits", QSpinBox, 3),
        ("cosine_near", QDoubleSpinBox, 0.8),
        ("hash", QComboBox, "gb13"),
    ],
)
def test_a_parameter_shows_its_value_and_does_not_say_it_back(qtbot, name, kind, value):
    control = ParameterControl(name)
    qtbot.addWidget(control)
    said = []
    control.chosen.connect(lambda *chosen: said.append(chosen))
    control.show_value(value)
    assert isinstance(control.field, kind)
    assert said == []
    assert control.field.accessibleName()


def test_a_limit_by_length_is_no_number(qtbot):
    control = ParameterControl("bits")
    qtbot.addWidget(control)
    said = []
    control.chosen.connect(lambda *chosen: said.append(chosen))
    control.show_value(None)
    assert control.field.text() == "by length"
    control.field.setValue(4)
    control.field.setValue(control.field.minimum())
    assert said == [("bits", 4), ("bits", None)]


def test_nothing_of_a_document_is_taken_for_markup():
    table = Table(Message("t"), (Message("A"), Message("B")), (("<b>x</b>", "<script>"),), 2)
    html = inputs_html((table,), DARK, str, "and {n} more")
    assert "<b>x" not in html
    assert "&lt;script&gt;" in html
    assert "and 2 more" in html


def test_without_a_pair_it_says_so(panel):
    panel.show_comparison(None)
    assert panel.verdict.text() == "Nothing is compared."
    assert not panel.table.isVisible()


def test_it_draws_in_another_palette(panel):
    panel.set_tokens(DARK)
    assert DARK.base in panel.detail.inputs.styleSheet()


def test_the_window_asks_the_working_process(window, qtbot, tmp_path):
    for name, content in (("a", A), ("b", B)):
        (tmp_path / f"{name}.txt").write_text(content, encoding="utf-8")
    window.presenter.opening.paths([str(tmp_path / "a.txt"), str(tmp_path / "b.txt")])
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not None, timeout=20_000)
    screen = window.page.prepare().settled()
    window.do("methods")
    qtbot.waitUntil(lambda: screen.methods.view.presenter.state.methods is not None, timeout=20_000)
    assert len(texts(screen.methods.view)) == 21
    window.do("methods")
    assert not screen.methods.isVisible()


def test_digits_go_into_a_limit_and_not_to_the_panes(window, qtbot, tmp_path, read):
    for name, content in (("a", A), ("b", B)):
        (tmp_path / f"{name}.txt").write_text(content, encoding="utf-8")
    window.presenter.opening.paths([str(tmp_path / "a.txt"), str(tmp_path / "b.txt")])
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not None, timeout=20_000)
    panel = window.page.prepare().settled().methods.view
    window.do("methods")
    qtbot.waitUntil(lambda: panel.presenter.state.methods is not None, timeout=20_000)
    panel.presenter.look_into("tianwang-2")
    field = panel.detail.controls["terms"].field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "12")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.hasFocus()
    qtbot.waitUntil(lambda: "Of the 12 heaviest words" in read(panel.detail), timeout=20_000)
    window.do("methods")


def test_the_why_panel_leads_to_it(window, qtbot, tmp_path):
    for name, content in (("a", A), ("b", B)):
        (tmp_path / f"{name}.txt").write_text(content, encoding="utf-8")
    window.presenter.opening.paths([str(tmp_path / "a.txt"), str(tmp_path / "b.txt")])
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not None, timeout=20_000)
    screen = window.page.prepare().settled()
    window.do("why")
    qtbot.waitUntil(screen.why.more.isVisible, timeout=5_000)
    screen.why.more.click()
    assert screen.methods.isVisible()
    window.do("methods")


def test_nothing_is_made_before_it_is_seen(qtbot):
    panel = MethodsPanel(SharedFocus(), LIGHT)
    qtbot.addWidget(panel)
    panel.set_tokens(DARK)
    panel.show_comparison(None)
    assert panel.findChild(MethodsView) is None
    panel.show_comparison(COMPARISON)
    panel.take_focus(Qt.FocusReason.OtherFocusReason)
    assert panel.focusWidget() is panel.view.table


def test_a_word_that_a_method_looked_at_is_lit_in_the_texts(panel, focus):
    panel.presenter.look_into("tianwang-2")
    browser = panel.detail.findChild(QTextBrowser)
    assert 'href="term:' in browser.toHtml()
    browser.anchorClicked.emit(QUrl("term:" + quote("市政府")))
    assert focus.current.term == "市政府"


def test_a_passage_is_lit_by_its_number(panel, focus):
    panel.presenter.look_into("passages")
    browser = panel.detail.findChild(QTextBrowser)
    assert 'href="passage:1"' in browser.toHtml()
    browser.anchorClicked.emit(QUrl("passage:1"))
    assert focus.current.passage == 0


@pytest.mark.parametrize("term", ["市政府", "a:b", "100%", "c++", "e\u0301", "<b>"])
def test_any_word_survives_its_link(term):
    table = Table(Message("t"), (Message("A"),) * 2, ((term, 1),), lights="term")
    address = inputs_html((table,), LIGHT, str, "{n}").split('href="')[1].split('"')[0]
    assert lit(QUrl(address).toString()) == ("term", term)


@pytest.mark.parametrize("name", [name for name in PARAMETERS if name not in VALUES])
def test_both_ends_of_a_parameters_field_can_be_chosen(panel, qtbot, name):
    control = ParameterControl(name)
    qtbot.addWidget(control)
    control.chosen.connect(panel.presenter.choose)
    for end in (control.field.maximum(), control.field.minimum()):
        control.field.setValue(end)
        chosen = panel.presenter.state.value_of(name)
        assert chosen == pytest.approx(end) or (name == "bits" and chosen is None)


def test_all_together_tells_what_the_methods_cost(panel):
    text = next(
        one.toPlainText()
        for one in panel.findChildren(QTextBrowser)
        if "Only the ten words" in one.toPlainText()
    )
    assert "I-Match\n0.35\n2.1" in text
    assert "hard to make and easy to compare" in text
