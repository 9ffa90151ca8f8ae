"""The Page panel in the real window: copy, tree, votes and texts light each other, and nothing is fetched."""

import pytest
from PySide6.QtCore import QModelIndex, QPointF, Qt, QUrl
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from leitong.gui.page.tree_model import ELEMENT, FATE, LETTERS
from leitong.gui.texts.block_card import block_card
from leitong.gui.texts.stage import Stage
from leitong.gui.tokens import DARK, LIGHT
from leitong.presenters.samples import SAMPLES
from leitong.presenters.sources import Source


@pytest.fixture
def panel(window, qtbot):
    opened(window, qtbot, SAMPLES[0].sources)
    return window.page.prepare().page


def opened(window, qtbot, sources):
    window.presenter.open_pair(*sources)
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not None, timeout=20_000)
    screen = window.page.prepare().settled()
    if not screen.page.isVisible():
        window.do("page")
    screen.page.presenter.show_side("a")
    qtbot.waitUntil(lambda: screen.page.presenter.state.view is not None, timeout=20_000)
    screen.page.copy.finish()


def rows(model, parent=None, column=ELEMENT):
    parent = parent or QModelIndex()
    return [model.index(row, column, parent) for row in range(model.rowCount(parent))]


def walked(model, parent=None):
    for index in rows(model, parent):
        yield index
        yield from walked(model, index)


def test_the_copy_holds_every_block_in_order(panel):
    text = panel.copy.toPlainText()
    blocks = panel.presenter.state.analysis.page.blocks
    places = [text.find(block.text.split()[0]) for block in blocks if block.text.split()]
    assert all(place >= 0 for place in places)


def test_each_piece_lies_on_the_tint_of_its_fate(panel):
    document = panel.copy.document()
    grounds = {}
    for number, block in enumerate(panel.presenter.state.analysis.page.blocks):
        for start in panel.copy.starts_of(number):
            ground = document.findBlock(start).blockFormat().background().color()
            grounds[block.fate] = ground.name().upper()
    assert grounds["body"] == LIGHT.same and grounds["navigation"] == LIGHT.edited


def test_the_tree_is_the_pages(panel):
    model = panel.tree.model
    names = [index.data() for index in walked(model)]
    assert names[:2] == ["html", "head"]
    assert len(names) == len(panel.presenter.state.view.tree.tags)


def test_a_row_knows_letters_and_fate(panel):
    model = panel.tree.model
    h1 = next(index for index in walked(model) if index.data() == "h1")
    assert model.index(h1.row(), LETTERS, h1.parent()).data() == "13"
    assert model.index(h1.row(), FATE, h1.parent()).data().startswith("T ")
    assert "Depth" in h1.data(Qt.ItemDataRole.ToolTipRole)


def test_a_click_in_the_copy_lights_tree_votes_and_text(panel, window):
    copy = panel.copy
    block = next(
        number for number, one in enumerate(panel.presenter.state.analysis.page.blocks) if one.fate == "body"
    )
    copy.choose(block)
    start = copy.starts_of(block)[0]
    cursor = copy.textCursor()
    cursor.setPosition(start)
    copy.setTextCursor(cursor)
    place = QPointF(copy.cursorRect().center())
    event = QMouseEvent(
        QMouseEvent.Type.MouseButtonRelease,
        place,
        copy.viewport().mapToGlobal(place),
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(copy.viewport(), event)
    state = panel.presenter.state
    assert state.block == block
    assert panel.tree.model.number(panel.tree.tree.currentIndex()) == state.tag
    assert "Taken" in panel.about.toPlainText()
    marks = window.page.prepare().texts.panes["a"].marks
    assert marks.block == state.analysis.page.blocks[block].body_span


def test_a_click_in_the_text_lights_the_copy(panel, window):
    screen = window.page.prepare()
    span = next(block.body_span for block in panel.presenter.state.analysis.page.blocks if block.body_span)
    screen.texts.findChild(Stage).clicked.emit("a", span.start + 1)
    chosen = panel.copy.chosen
    assert panel.presenter.state.analysis.page.blocks[chosen].body_span == span


def test_a_row_of_the_tree_lights_the_copy(panel):
    h1 = next(index for index in walked(panel.tree.model) if index.data() == "h1")
    panel.tree.tree.setCurrentIndex(h1)
    assert panel.presenter.state.analysis.page.blocks[panel.copy.chosen].fate == "title"
    assert panel.tree.stack.text().startswith("html › body")


def test_keys_go_from_block_to_block(panel):
    panel.presenter.choose_block(None)
    panel.copy.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(panel.copy, key)
    assert panel.presenter.state.block == 1


def test_the_key_that_opens_the_panel_closes_it_from_the_copy(panel):
    panel.copy.setFocus()
    QTest.keyClick(panel.copy, Qt.Key.Key_P)
    assert not panel.isVisible()


def test_the_other_side_has_its_own_page(panel, qtbot):
    panel.sides["b"].click()
    qtbot.waitUntil(lambda: panel.presenter.state.view is not None, timeout=20_000)
    assert panel.presenter.state.side == "b" and panel.sides["b"].isChecked()


def test_without_a_block_the_page_object_is_told(panel):
    panel.presenter.choose_block(None)
    text = panel.about.toPlainText()
    assert "The page object" in text and "Content title" in text and "Forward links" in text


def test_a_text_without_tags_says_why_there_is_no_tree(window, qtbot):
    opened(window, qtbot, SAMPLES[1].sources)
    panel = window.page.prepare().page
    assert not panel.tree.isVisible()
    assert "without tags" in panel.note.text()
    assert "Tide Pools" in panel.copy.toPlainText()


def test_nothing_is_fetched(panel):
    for view in (panel.copy, panel.about):
        assert view.loadResource(2, QUrl("http://evil.example/a.png")) is None
        assert not view.openLinks()


def test_the_outline_goes_when_the_panel_is_closed(panel, window):
    panel.presenter.next_of("body")
    window.do("page")
    marks = window.page.prepare().texts.panes["a"].marks
    assert marks.block is None


def test_it_is_drawn_in_both_palettes(panel):
    light = panel.grab().toImage()
    panel.set_tokens(DARK)
    panel.copy.finish()
    assert panel.grab().toImage() != light
    panel.set_tokens(LIGHT)


def test_all_that_is_pressed_has_a_name(panel):
    pills = panel.legend.pills
    assert pills and all(pill.accessibleName() for pill in pills)


def test_a_block_that_was_left_out_is_lit_where_the_text_shows_it(panel, window):
    screen = window.page.prepare()
    blocks = panel.presenter.state.analysis.page.blocks
    navigation = next(number for number, block in enumerate(blocks) if block.fate == "navigation")
    screen.texts.toggle_peel()
    panel.presenter.choose_block(navigation)
    marks = screen.texts.panes["a"].marks
    assert (marks.block, marks.left_out) == (None, navigation)
    screen.texts.panes["a"].pointed_out.emit(navigation + 1)
    assert panel.copy.chosen == navigation + 1
    screen.texts.toggle_peel()


def test_of_a_long_text_without_tags_it_is_said_that_only_its_beginning_is_shown(window, qtbot, tmp_path):
    for name in ("one", "two"):
        lines = (f"Line {number} of the {name} long text says little." for number in range(3_000))
        (tmp_path / f"{name}.txt").write_text("\n\n".join(lines), "utf-8")
    opened(window, qtbot, (Source.file(tmp_path / "one.txt"), Source.file(tmp_path / "two.txt")))
    panel = window.page.prepare().page
    assert panel.presenter.state.view.cut
    assert "only its beginning is shown" in panel.note.text()
    assert "all are taken" in panel.note.text()


@pytest.fixture
def by_the_book(panel, qtbot):
    panel.votes.buttons["textbook"].click()
    qtbot.waitUntil(lambda: panel.presenter.state.view is not None, timeout=20_000)
    panel.copy.finish()
    yield panel
    panel.votes.buttons["learned"].click()
    qtbot.waitUntil(lambda: panel.presenter.state.view is not None, timeout=20_000)


def test_the_textbooks_rules_are_one_click_away(by_the_book, window):
    state = by_the_book.presenter.state
    assert state.votes == state.view.votes == "textbook"
    assert by_the_book.votes.buttons["textbook"].isChecked()
    assert "compared by the learned votes" in by_the_book.note.text()
    assert window.presenter.memory.page.votes == "textbook"


def test_margin_card_and_votes_tell_the_textbooks_sum(by_the_book):
    page = by_the_book.presenter.state.page
    block = next(number for number, one in enumerate(page.blocks) if one.fate == "body")
    by_the_book.presenter.choose_block(block)
    score = page.blocks[block].score
    assert by_the_book.copy.score(block) == score
    assert f"{score:+.2f}" in by_the_book.about.toPlainText()
    assert "length of the text outside links" in block_card(by_the_book.copy._page, block)


def test_of_a_text_without_tags_there_are_no_votes_to_choose(window, qtbot):
    opened(window, qtbot, SAMPLES[1].sources)
    assert not window.page.prepare().page.votes.isEnabled()
