import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.gui.tokens import DARK, LIGHT
from leitong.gui.words.layout import Sizes, lay_out, widths_of
from leitong.gui.words.panel import WordsPanel
from leitong.presenters.focus import SharedFocus
from leitong.presenters.sources import from_clipboard
from leitong.presenters.words.run import cut_text, tries_of
from leitong.words.ambiguity import Ambiguity
from leitong.words.own_words import OwnWords

NAMES = "赵钱孙李周吴郑王冯陈"
FILLER = "天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往秋收冬藏闰余成岁律吕调阳云腾致雨露结为霜金生丽水玉出昆冈"
TEXT = (
    "她从小学毕业。人才能做好。\n"
    + "".join(f"{a}罗玉凤{b}。" for a, b in zip(NAMES, FILLER, strict=False))
    + (FILLER + "。") * 8
)


@pytest.fixture(scope="module")
def pair():
    return compare(analyse(TEXT), analyse("图书馆开门。" * 3))


@pytest.fixture
def panel(qtbot, pair):
    """With the engine in this process."""
    made = WordsPanel(SharedFocus(), LIGHT)
    qtbot.addWidget(made)
    presenter = made.presenter
    presenter.ask_through(
        lambda text, own: presenter.on_cut(cut_text(text, own)),
        lambda text, own: presenter.on_tries(tries_of(text, own)),
        OwnWords(),
    )
    made.resize(1100, 320)
    made.show_comparison(pair)
    with qtbot.waitExposed(made):
        made.show()
    return made


def ten_pixels(_letter):
    return 10.0


def state(panel):
    return panel.presenter.state


def rows(table):
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def place_of(panel, text, line=0):
    """The middle of the first character of `text`, in the given line of its row."""
    view, layout = panel.cuts, panel.cuts.layout_of_text
    place = TEXT.index(text)
    row = layout.row_of(place)
    x = 8 + layout.left[place] + layout.widths[place] / 2
    y = 8 + layout.tops[row] + (line + 0.5) * view.sizes.line - view.verticalScrollBar().value()
    return QPoint(round(x), round(y))


def test_the_same_characters_stand_under_each_other(panel):
    assert [panel.cuts.layout_of_text.place_at(place_of(panel, "小学", line).x() - 8, 12 + 20 * line)
            for line in range(5)] == [2] * 5  # fmt: skip


def test_a_row_that_all_cut_alike_has_one_line(qtbot):
    cut = cut_text("图书馆\n她从小学毕业", ())
    layout = lay_out(cut, 400, Sizes(20, 7, 9, 60), widths_of(cut.text, ten_pixels))
    assert layout.lines.tolist() == [1, 5]
    assert layout.starts.tolist() == [0, 4]
    assert layout.disputed.tolist() == [False] * 5 + [True] * 3 + [False] * 2


def test_rows_are_as_wide_as_there_is_room_and_lose_nothing(qtbot):
    cut = cut_text("".join(TEXT), ())
    layout = lay_out(cut, 200, Sizes(20, 7, 9, 60), widths_of(cut.text, ten_pixels))
    shown = "".join(cut.text[a:b] for a, b in zip(layout.starts, layout.ends, strict=True))
    assert shown == cut.text.replace("\n", "")
    assert max(layout.ends - layout.starts) == 9
    assert all(layout.left[a] == 60 for a in layout.starts)


def test_readings_are_listed_and_choosing_one_chooses_it_in_the_text(panel):
    table = panel.readings.table
    assert rows(table)[:2] == [
        ["overlap", "从小学", "从小|学 · 从|小学"],
        ["mixed", "人才能", "人才|能 · 人|才能 · 人|才|能"],
    ]
    table.selectRow(1)
    assert state(panel).chosen == 1
    assert panel.cuts.accessibleDescription().startswith("mixed, 3 readings")


def test_arrows_step_through_the_ambiguous_places(panel):
    panel.cuts.setFocus()
    QTest.keyClick(panel.cuts, Qt.Key.Key_Right)
    assert state(panel).chosen == 1
    assert panel.readings.table.chosen == 1
    QTest.keyClick(panel.cuts, Qt.Key.Key_Left)
    assert state(panel).chosen == 0


def test_a_click_chooses_what_is_ambiguous_there(panel):
    QTest.mouseClick(panel.cuts.viewport(), Qt.MouseButton.LeftButton, pos=place_of(panel, "人才能"))
    assert state(panel).chosen == 1


def test_dragging_selects_the_stretch_whose_words_the_tries_show(panel):
    viewport = panel.cuts.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=place_of(panel, "毕业"))
    QTest.mouseMove(viewport, place_of(panel, "业"))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=place_of(panel, "业"))
    assert state(panel).span.of(TEXT) == "毕业"
    assert state(panel).tries.words == ("毕业",)


def test_dragging_back_to_the_first_character_selects_from_it(panel):
    viewport = panel.cuts.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=place_of(panel, "小学"))
    QTest.mouseMove(viewport, place_of(panel, "从"))
    QTest.mouseMove(viewport, place_of(panel, "她"))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=place_of(panel, "她"))
    assert state(panel).span.of(TEXT) == "她从小"


def test_kinds_can_be_left_out(panel):
    panel.kinds[Ambiguity.OVERLAP].click()
    assert all(row[0] != "overlap" for row in rows(panel.readings.table))
    QTest.mouseClick(panel.cuts.viewport(), Qt.MouseButton.LeftButton, pos=place_of(panel, "人才能"))
    assert state(panel).chosen == 1


def test_a_new_word_is_accepted_and_undone(panel, read):
    new = panel.new
    accept, undo = (
        next(one for one in new.findChildren(QPushButton) if one.text() == text)
        for text in ("Accept", "Undo")
    )
    assert rows(new.table)[0][0:2] == ["罗玉凤", "10"]
    assert not undo.isEnabled()
    new.table.selectRow(0)
    panel.parts.button(1).click()
    accept.click()
    assert state(panel).own == ("罗玉凤",)
    assert all(row[0] != "罗玉凤" for row in rows(new.table))
    assert "“罗玉凤” is one of your words now.   Your words, the newest first: 罗玉凤" in read(new)
    undo.click()
    assert rows(new.table)[0][0] == "罗玉凤"


def test_new_words_can_be_put_in_another_order(panel):
    table = panel.new.table
    table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    assert [row[0] for row in rows(table)] == sorted(row[0] for row in rows(table))


def test_the_trie_is_drawn_from_either_end(panel, qtbot):
    panel.parts.button(2).click()
    drawing = panel.tries.views[0].drawing
    assert drawing.accessibleDescription().endswith("从 从小 学 小学")
    assert drawing.width() > 0
    assert "a word ends here" in panel.tries.sentence.text()
    panel.tries.ends.button(1).click()
    assert "a word begins here" in panel.tries.sentence.text()
    assert panel.tries.views[1].isVisible()


def test_without_a_stretch_there_is_no_trie_and_it_says_what_to_do(panel):
    panel.show_comparison(compare(analyse("The tide comes in."), analyse("The tide goes out.")))
    panel.parts.button(2).click()
    assert panel.tries.sentence.text() == "Select some of the text to see its words as a tree."
    assert not panel.tries.stack.isVisible()


def test_the_other_text_is_cut_when_it_is_asked_for(panel):
    panel.sides.button(1).click()
    assert state(panel).cut.text.startswith("图书馆")


def test_without_a_pair_it_says_that_there_is_nothing(panel):
    panel.show_comparison(None)
    assert panel.waiting.isVisible()
    assert not panel.splitter.isVisible()


def test_a_character_tells_what_is_known_of_it(panel):
    assert "从小|学 · 从|小学" in panel.cuts.told_at(TEXT.index("小学"))


def test_it_is_drawn_in_both_palettes_and_at_any_width(panel):
    for tokens in (DARK, LIGHT):
        panel.set_tokens(tokens)
        for width in (1100, 420, 900):
            panel.resize(width, 300)
            assert not panel.grab().isNull()
    assert QFontMetricsF(panel.font()).height() > 0


def test_the_window_opens_it_with_a_key_and_the_worker_answers(window, qtbot):
    window.presenter.open_pair(from_clipboard(TEXT), from_clipboard("图书馆开门。"))
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not None, timeout=20_000)
    screen = window.page.prepare().settled()
    window.do("words")
    qtbot.waitUntil(lambda: state(screen.words).tries is not None, timeout=20_000)
    assert state(screen.words).cut.text == TEXT.rstrip("\n")
    assert screen.words.isVisible()
    assert window.table["words"].isChecked()
    window.do("words")
    assert not screen.words.isVisible()


def test_tab_reaches_what_stands_before_the_picture(window, qtbot, tmp_path):
    for name in "ab":
        (tmp_path / f"{name}.txt").write_text(
            "The town council met to hear how the old market could be saved.", "utf-8"
        )
    window.presenter.opening.paths([str(tmp_path / "a.txt"), str(tmp_path / "b.txt")])
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not None, timeout=20_000)
    panel = window.page.prepare().settled().words
    window.do("words")
    qtbot.waitUntil(panel.cuts.isVisible, timeout=20_000)
    panel.cuts.setFocus()
    QTest.keyClick(panel.cuts, Qt.Key.Key_Backtab)
    assert panel.isAncestorOf(window.focusWidget())
    window.do("words")
