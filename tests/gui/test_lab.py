"""The Lab in the real window: keys, mouse, challenges, pictures, and what a screen reader hears."""

from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton

from leitong.gui.lab.geometry import Geometry
from leitong.gui.lab.scene import Brushes
from leitong.gui.lab.vote_bars import draw_bars
from leitong.gui.painting import painting
from leitong.gui.tokens import LIGHT
from leitong.presenters.lab.cards import CARDS
from leitong.presenters.lab.samples import LAB_SAMPLES
from leitong.presenters.lab.steps import Step

SAMPLES = {sample.name: sample for sample in LAB_SAMPLES}


@pytest.fixture
def lab(window, qtbot):
    window.do("lab")
    page = window.lab.page
    page.presenter.walk.animated = True
    page.presenter.open_sample(SAMPLES["six-bits"])
    page.take_focus()
    qtbot.waitUntil(page.canvas.hasFocus)
    return page


def worked_out(lab, qtbot):
    qtbot.waitUntil(lambda: not lab.texts.typing.isActive(), timeout=20_000)
    qtbot.waitUntil(lambda: len(lab.presenter.state.runs) == 2, timeout=20_000)
    qtbot.waitUntil(
        lambda: (
            lab.presenter.state.runs["a"].text == lab.presenter.state.texts["a"]
            and lab.presenter.state.runs["b"].text == lab.presenter.state.texts["b"]
        ),
        timeout=20_000,
    )


def press(lab, *keys):
    for key in keys:
        QTest.keyClick(lab.canvas, key)


def test_ctrl_4_opens_it(window):
    window.do("compare")
    QTest.keyClick(window, Qt.Key.Key_4, Qt.KeyboardModifier.ControlModifier)
    assert window.screens.currentWidget() is window.lab.page


def test_escape_leads_back_to_the_comparison(lab, window):
    press(lab, Qt.Key.Key_Escape)
    assert window.screens.shows_comparison


def test_arrows_walk_and_the_walk_is_spoken(lab):
    press(lab, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert lab.presenter.state.timeline.step(lab.presenter.state.moment) is Step.VOTES
    assert "附加赛" in lab.canvas.accessibleDescription()
    assert QAccessible.queryAccessibleInterface(lab.canvas).role() is QAccessible.Role.Chart


def test_end_shows_the_fingerprint_and_the_slides_slip(lab):
    press(lab, Qt.Key.Key_End)
    assert "101000" in lab.moment.text()
    assert "−24" in lab.note.text() and "−14" in lab.note.text()


def test_a_struck_word_is_told_and_votes_again(lab):
    press(lab, Qt.Key.Key_End, Qt.Key.Key_Down, Qt.Key.Key_S)
    assert lab.presenter.state.text.struck == {0}
    assert lab.results.told.text().startswith("1 struck")
    press(lab, Qt.Key.Key_R)
    assert not lab.presenter.state.text.struck


def test_f_turns_the_chosen_bit(lab):
    press(lab, Qt.Key.Key_End, Qt.Key.Key_BracketRight, Qt.Key.Key_BracketRight, Qt.Key.Key_F)
    assert lab.presenter.state.bit == 1 and lab.presenter.state.text.ones[1]


def test_space_plays_and_stops(lab, qtbot):
    press(lab, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: lab.presenter.state.moment >= 2, timeout=10_000)
    press(lab, Qt.Key.Key_Space)
    assert not lab.presenter.state.playing


def test_a_click_chooses_word_and_bit(lab):
    press(lab, Qt.Key.Key_End)
    at = lab.canvas.laid_out(lab.canvas.scene)
    place = QPointF(at.x(2) + 3, at.row_y(4) + 8 + 3)
    event = QMouseEvent(
        QMouseEvent.Type.MouseButtonPress,
        place,
        lab.canvas.mapToGlobal(place),
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(lab.canvas, event)
    assert (lab.presenter.state.row, lab.presenter.state.bit) == (4, 2)


def test_typed_text_is_worked_out_in_the_other_process(lab, qtbot):
    field = lab.findChildren(QPlainTextEdit)[0]
    field.setFocus()
    field.setPlainText("harbour lantern kettle anchor bridge")
    worked_out(lab, qtbot)
    assert lab.presenter.state.text.terms == ("harbour", "lantern", "kettle", "anchor", "bridge")


def test_two_texts_pasted_one_after_the_other_are_both_kept(lab, qtbot):
    lab.texts.fields["a"].setPlainText("tide and sand")
    lab.texts.fields["b"].setPlainText("tide and stone")
    worked_out(lab, qtbot)
    assert lab.presenter.state.texts == {"a": "tide and sand", "b": "tide and stone"}
    assert lab.texts.fields["b"].toPlainText() == "tide and stone"


def test_letters_typed_into_a_field_are_text(lab):
    field = lab.findChildren(QPlainTextEdit)[1]
    field.setFocus()
    QTest.keyClicks(field, "swf")
    assert field.toPlainText() == "swf"


def test_tab_leaves_a_field(lab):
    field = lab.findChildren(QPlainTextEdit)[0]
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is not field


def test_a_challenge_is_solved_by_the_engine_and_marked(lab, qtbot, read):
    card = next(card for card in CARDS if card.name == "words")
    lab.texts.cards.started.emit(card)
    worked_out(lab, qtbot)
    lab.findChildren(QPlainTextEdit)[1].setPlainText(card.b.replace("note book", "notebook"))
    qtbot.waitUntil(lambda: lab.presenter.state.fresh, timeout=20_000)
    assert "✓ Solved" in read(lab)
    assert "solved" in lab.texts.cards.rows["words"].accessibleName()


def test_another_width_is_one_choice_away(lab, qtbot):
    lab.presenter.open_sample(SAMPLES["football"])
    worked_out(lab, qtbot)
    box = lab.recipe.widths
    box.setCurrentIndex(box.findData(128))
    box.activated.emit(box.currentIndex())
    qtbot.waitUntil(lambda: lab.presenter.state.text.width == 128, timeout=20_000)


@pytest.mark.parametrize("moment", [0, 1, 2, 6, 10])
def test_every_moment_is_saved_as_a_drawing_and_as_a_picture(lab, tmp_path, moment):
    lab.presenter.walk.go(moment)
    lab.save_picture(tmp_path / "slide.svg")
    lab.save_picture(tmp_path / "slide.png")
    root = ElementTree.parse(tmp_path / "slide.svg").getroot()
    assert root.tag.endswith("svg") and "附加赛" in "".join(root.itertext())
    assert 1400 < QImage(str(tmp_path / "slide.png")).width() <= 2400


def test_a_slide_is_no_wider_than_its_columns(lab, tmp_path):
    lab.presenter.walk.go(10)
    lab.save_picture(tmp_path / "slide.png")
    assert 1400 < QImage(str(tmp_path / "slide.png")).width() < 1800


def test_a_sum_is_a_bar_above_or_below_the_line_of_0(lab):
    lab.presenter.walk.go(10)
    at = Geometry(900, 480, line=24, bits=6, words=7)
    brushes = Brushes(lab.canvas.scene, at, LIGHT, lab.canvas.font())
    picture = QImage(900, 480, QImage.Format.Format_RGB32)
    picture.fill(LIGHT.base)
    reach = lab.canvas.scene.reach
    with painting(picture, smooth=False) as painter:
        draw_bars(painter, brushes, np.array([reach, -reach, 0, 0, 0, 0]), middle=200.0, half=100.0)

    def colours(bit, height):
        x = round(at.x(bit + 0.5))
        return [picture.pixelColor(x, y).name().upper() for y in (200 - height, 200 + height)]

    assert colours(0, 50) == [LIGHT.a, LIGHT.base]
    assert colours(1, 50)[0] == LIGHT.base != colours(1, 50)[1]


def test_a_place_that_cant_be_written_is_said(lab, tmp_path):
    lab.save_picture(tmp_path / "nowhere" / "slide.png")
    assert "can't be written" in lab.moment.text()


def test_both_themes_draw_every_step(lab, window):
    pictures = []
    for theme in ("light", "dark"):
        window.dress.settings.set("theme", theme)
        for moment in (0, 1, 2, 5, 10):
            lab.presenter.walk.go(moment)
            pictures.append(lab.canvas.grab().toImage())
    assert all(one != other for one, other in zip(pictures[:5], pictures[5:], strict=True))


def test_all_buttons_have_names(lab):
    unnamed = [
        button for button in lab.findChildren(QPushButton) if not (button.text() or button.accessibleName())
    ]
    assert not unnamed


def test_rows_scroll_no_more_than_they_must():
    at = Geometry(600, 300, 20, 64, 100)
    assert at.with_row(0) == 0
    assert at.with_row(at.shown) == 1
    assert Geometry(600, 300, 20, 64, 100, top=50).with_row(49) == 49
    assert at.with_row(99) == at.last_top


def test_every_bit_has_its_column_and_nothing_beside_them():
    at = Geometry(900, 400, 20, 128, 5)
    assert at.bit_at(at.x(127) + 0.1) == 127
    assert at.bit_at(at.left - 1) is None and at.bit_at(at.right + 1) is None
