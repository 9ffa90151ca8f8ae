"""What the middle of the Library shows beside its groups."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QSpinBox

from leitong.gui.library.explore import Explore
from leitong.gui.library.hits_model import COPY, NEAR
from leitong.gui.library.link_graph import LinkGraph
from leitong.gui.library.link_places import names_with_room, places_of
from leitong.gui.library.pictures_delegate import LINE
from leitong.gui.library.plain_table import Cell, Head, PlainTable
from leitong.gui.library.tabs import LibraryTabs
from leitong.gui.tokens import DARK, LIGHT
from leitong.messages import Message
from leitong.pages.pictures.thumbnail import Thumbnail
from leitong.presenters.library.explore_state import (
    ExploreState,
    HitRow,
    KnownRow,
    KnownState,
    MethodRow,
    MethodsState,
    NewWordRow,
    NewWordsState,
    SearchState,
)
from leitong.presenters.library.file_ref import FileRef
from leitong.presenters.library.fingerprints_state import FingerprintsState, PrintRow, WayRow
from leitong.presenters.library.pictures_state import AlikeRow, LostRow, PicturesState
from leitong.presenters.library.ranks_state import LinkedFile, LinksState, RankRow, RanksState
from leitong.words.own_words import OwnWords

PATIENCE = 60_000  # milliseconds, of which a busy machine needs some
ONE, TWO, THREE = (
    FileRef(f"/pages/{name}.html", f"{name}.html", "pages") for name in ("one", "two", "three")
)
HIT = HitRow(ONE, "开放时间", "…临江市图书馆今天宣布，主馆𠮷日开放。", ((4, 7),), 1.5, (TWO,), (THREE,))
ALONE = HitRow(THREE, "", "没有副本。", (), 0.5, (), ())
LINKS = LinksState(
    ONE.path,
    (LinkedFile(ONE, 2.0, True), LinkedFile(TWO, 0.5, False), LinkedFile(THREE, 0.5, False)),
    ((1, 0), (0, 2)),
)
RANKS = RanksState(
    (RankRow(ONE, "开放时间", 2.0, 1, 1, 1, 1), RankRow(TWO, "", 0.5, 0, 1, 0, 0)), 2, 1, 1000, 3000
)
METHODS = MethodsState((MethodRow("imatch", 4, 3, 1, 2, 0), MethodRow("text", 0, 0, 0, 5, 0)), 9, 5, 1)
WORDS = NewWordsState((NewWordRow("罗玉凤", 6, 51.7, 0.69, ("罗", "玉", "凤")),), 1234, False)


@pytest.fixture
def explore(qtbot):
    made = Explore(LIGHT)
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    return made


def cells(table):
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_tabs_say_which_view_was_chosen(qtbot):
    tabs = LibraryTabs()
    qtbot.addWidget(tabs)
    tabs.show()
    tabs.activateWindow()
    qtbot.waitUntil(tabs.isActiveWindow)
    tabs.show_view("groups")
    chosen = []
    tabs.chosen.connect(chosen.append)
    buttons = tabs.findChildren(QPushButton)
    buttons[1].click()
    buttons[1].setFocus()
    QTest.keyClick(buttons[1], Qt.Key.Key_Right)
    assert chosen == ["search", "ranks"]


def test_a_view_is_made_when_it_is_first_shown_and_kept(explore):
    explore.show_state(ExploreState("groups"))
    assert explore.findChildren(PlainTable) == []
    explore.show_state(ExploreState("methods", methods=METHODS))
    (table,) = explore.findChildren(PlainTable)
    explore.show_state(ExploreState("groups", methods=METHODS))
    explore.show_state(ExploreState("methods", methods=METHODS))
    assert explore.findChildren(PlainTable) == [table]


def test_a_view_that_is_made_late_has_the_present_colours(explore):
    explore.set_tokens(DARK)
    explore.show_state(ExploreState("search", search=SearchState("图书馆", (HIT,), 1, 2)))
    assert explore.search.results.itemDelegate().tokens is DARK


def test_words_are_kept_where_it_was_said_before_there_was_a_view(explore):
    own = OwnWords()
    own.accept("罗玉凤")
    explore.keep_words_in(own)
    explore.show_state(ExploreState("words", words=WORDS))
    assert cells(explore.words.findChild(PlainTable)) == []


def test_typing_asks_after_a_pause_and_enter_at_once(explore, qtbot):
    asked = []
    explore.searched.connect(asked.append)
    explore.show_state(ExploreState("search"))
    field = explore.findChild(QLineEdit)
    QTest.keyClicks(field, "harbour")
    assert asked == []
    qtbot.waitUntil(lambda: asked == ["harbour"])
    QTest.keyClicks(field, "x")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert asked[-1] == "harbourx"


def test_copies_are_shown_below_their_text(explore):
    explore.show_state(ExploreState("search", search=SearchState("图书馆", (HIT, ALONE), 2, 3)))
    results = explore.search.results
    assert [line.kind for line in results.hits.lines] == ["", ""]
    results.setFocus()
    results.setCurrentIndex(results.hits.index(0))
    QTest.keyClick(results, Qt.Key.Key_Right)
    assert [(line.kind, line.file.name) for line in results.hits.lines] == [
        ("", "one.html"),
        (COPY, "two.html"),
        (NEAR, "three.html"),
        ("", "three.html"),
    ]
    QTest.keyClick(results, Qt.Key.Key_Left)
    assert len(results.hits.lines) == 2


def test_enter_compares_a_copy_with_its_text(explore):
    compared = []
    explore.compare_asked.connect(lambda a, b: compared.append((a, b)))
    explore.show_state(ExploreState("search", search=SearchState("图书馆", (HIT,), 1, 2)))
    results = explore.search.results
    results.setCurrentIndex(results.hits.index(0))
    QTest.keyClick(results, Qt.Key.Key_Return)
    results.setCurrentIndex(results.hits.index(1))
    QTest.keyClick(results, Qt.Key.Key_Return)
    assert compared == [(ONE.path, TWO.path)]


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
def test_results_are_drawn(explore, tokens):
    explore.set_tokens(tokens)
    explore.show_state(ExploreState("search", search=SearchState("图书馆", (HIT, ALONE), 2, 3)))
    assert explore.grab().toImage().pixelColor(880, 590).name().upper() in (LIGHT.base, DARK.base, "#FFFFFF")


def test_ranks_are_ordered_by_the_head_that_is_clicked(explore):
    explore.show_state(ExploreState("ranks", ranks=RANKS))
    table = explore.ranks.findChild(PlainTable)
    assert [row[1] for row in cells(table)] == ["2.00", "0.50"]
    table.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    assert [row[1] for row in cells(table)] == ["0.50", "2.00"]


def test_the_chosen_page_is_asked_for_its_links(explore, qtbot):
    explore.show_state(ExploreState("ranks", ranks=RANKS))
    with qtbot.waitSignal(explore.links_asked) as asked:
        explore.ranks.findChild(PlainTable).selectRow(1)
    assert asked.args == [TWO.path]


def test_a_click_on_a_node_asks_for_its_links(explore, qtbot):
    explore.show_state(ExploreState("ranks", ranks=RANKS, links=LINKS))
    graph = explore.ranks.findChild(LinkGraph)
    graph.grab()
    place = graph.places[2].toPoint()
    with qtbot.waitSignal(graph.asked) as asked:
        QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=place)
    assert asked.args == [THREE.path]
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert "two.html → one.html" in graph.accessibleDescription()


def test_a_view_that_was_left_does_not_come_back_by_itself(explore, qtbot):
    asked = []
    explore.links_asked.connect(asked.append)
    explore.searched.connect(asked.append)
    explore.show_state(ExploreState("ranks", ranks=RANKS))
    table = explore.ranks.findChild(PlainTable)
    table.selectRow(0)
    explore.show_state(ExploreState("search", ranks=RANKS))
    table.selectRow(1)
    QTest.keyClicks(explore.search.findChild(QLineEdit), "x")
    explore.show_state(ExploreState("methods", ranks=RANKS, methods=METHODS))
    qtbot.wait(400)  # longer than both pauses
    assert asked == []


def test_names_that_have_no_room_are_left_out(explore):
    crowd = tuple(
        LinkedFile(FileRef(f"/pages/{n}.html", f"{n}-long-name.html", "pages"), 1.0, True) for n in range(40)
    )
    places = places_of(LinksState(ONE.path, crowd, ()), QSize(480, 260))
    names = [node.file.name for node in crowd]
    rooms = [
        room
        for _node, _name, room in names_with_room(
            crowd, names, places, hovered=None, metrics=explore.fontMetrics(), width=480
        )
    ]
    assert 1 < len(rooms) < len(crowd)
    assert not any(one.intersects(other) for one in rooms for other in rooms if one is not other)


def test_drawing_does_not_move_the_nodes(explore):
    explore.show_state(ExploreState("ranks", ranks=RANKS, links=LINKS))
    graph = explore.ranks.findChild(LinkGraph)
    graph.grab()
    assert graph.places == places_of(LINKS, graph.size())


def test_methods_tell_how_much_is_right_and_how_much_is_found(explore):
    explore.show_state(ExploreState("methods", methods=METHODS))
    (imatch, text) = cells(explore.methods.findChild(PlainTable))
    assert imatch == ["I-Match", "4", "3", "75 %", "1", "2", "60 %", "0"]
    assert text[3] == "–"


def test_numbers_stand_closer_where_names_have_no_room(explore):
    explore.show_state(ExploreState("methods", methods=METHODS))
    table = explore.methods.findChild(PlainTable)
    wide = table.columnWidth(1)
    table.resize(sum(table.columnWidth(column) for column in range(1, 8)) + 40, 300)
    assert table.columnWidth(1) < wide
    table.resize(1600, 300)
    assert table.columnWidth(1) == wide


def test_new_words_are_listed(explore):
    explore.show_state(ExploreState("words", words=WORDS))
    assert cells(explore.words.findChild(PlainTable)) == [["罗玉凤", "6", "52", "0.69", "罗 / 玉 / 凤"]]


def test_a_new_word_is_accepted_and_undone(explore):
    own = OwnWords()
    explore.words.keep_in(own)
    explore.show_state(ExploreState("words", words=WORDS))
    table = explore.words.findChild(PlainTable)
    accept, undo = explore.words.findChildren(QPushButton)
    assert not undo.isEnabled()
    table.selectRow(0)
    accept.click()
    assert own.words == ("罗玉凤",)
    assert cells(table) == []
    undo.click()
    assert own.words == ()
    assert len(cells(table)) == 1


def test_enter_accepts_a_new_word(explore):
    own = OwnWords()
    explore.words.keep_in(own)
    explore.show_state(ExploreState("words", words=WORDS))
    table = explore.words.findChild(PlainTable)
    table.selectRow(0)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert own.words == ("罗玉凤",)


def test_what_is_being_made_is_told(explore, read):
    explore.show_state(ExploreState("ranks", busy=(3, 10)))
    assert "3 of 10" in read(explore)
    explore.show_state(ExploreState("ranks"))
    assert "3 of 10" not in read(explore)


@pytest.mark.parametrize(
    "told", [{"busy": (3, 10)}, {"busy": (0, 0)}, {"problem": Message("A scan is running.")}]
)
def test_the_field_of_the_search_stays_where_it_is_while_something_else_is_told(explore, read, told):
    explore.show_state(ExploreState("search", search=SearchState("x", None)))
    field = explore.search.findChild(QLineEdit)
    QApplication.processEvents()
    before = field.mapTo(explore, field.rect().topLeft())
    assert "Looking…" in read(explore)
    explore.show_state(ExploreState("search", search=SearchState("x", None), **told))
    QApplication.processEvents()
    assert field.mapTo(explore, field.rect().topLeft()) == before
    assert ("A scan is running." if "problem" in told else "Reading what was stored") in read(explore)
    explore.show_state(ExploreState("search", search=SearchState("x", None)))
    assert "Looking…" in read(explore)


def test_why_nothing_can_be_had_is_told(explore, read):
    explore.show_state(ExploreState("ranks", problem=Message("A scan is running.")))
    assert "A scan is running." in read(explore)
    explore.show_state(ExploreState("ranks", ranks=RANKS))
    assert "A scan is running." not in read(explore)


def test_a_table_without_rows_has_its_heads(qtbot):
    table = PlainTable()
    qtbot.addWidget(table)
    table.show_rows((Head("a"), Head("b", wide=True)), ())
    assert table.model().headerData(1, Qt.Orientation.Horizontal) == "b"
    table.show_rows((Head("a"), Head("b", wide=True)), ((Cell("1", 1), Cell("x", "x")),))
    assert cells(table) == [["1", "x"]]


@pytest.fixture
def library(window, qtbot, tmp_path):
    """The real window with two copies and another text in its library."""
    text = "The harbour office will publish the new timetable on Monday, and printed copies are free. " * 3
    for name, content in (("one", text), ("two", text), ("other", "Tides rise and fall twice a day. " * 9)):
        (tmp_path / f"{name}.txt").write_text(content, "utf-8")
    presenter = window.library.presenter
    presenter.open(str(tmp_path / "own.leitong"))
    qtbot.waitUntil(lambda: not presenter.state.loading, timeout=PATIENCE)
    window.library.take([str(tmp_path / f"{name}.txt") for name in ("one", "two", "other")])
    qtbot.waitUntil(lambda: presenter.state.documents == 3 and presenter.state.scan is None, timeout=PATIENCE)
    return window


def test_the_window_searches_its_library(library, qtbot):
    library.do("search-library")
    page, presenter = library.library.page, library.library.presenter
    field = page.middle.explore.findChild(QLineEdit)
    qtbot.waitUntil(field.hasFocus)
    QTest.keyClicks(field, "timetable")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(presenter.state.explore.search.rows), timeout=PATIENCE)
    (line,) = page.middle.explore.search.results.hits.lines
    assert (line.file.name, [copy.name for copy in line.hit.copies]) == ("one.txt", ["two.txt"])
    QTest.keyClick(library, Qt.Key.Key_Escape)
    assert presenter.state.explore.view == "groups"
    library.do("library-methods")
    qtbot.waitUntil(lambda: presenter.state.explore.methods is not None, timeout=PATIENCE)
    assert presenter.state.explore.methods.confirmed == 1


def test_pairs_too_many_to_compare_are_told_with_the_time_they_would_take(explore):
    explore.show_state(ExploreState("methods", methods=replace(METHODS, left=49_995_000, seconds=130.0)))
    said = " ".join(one.text() for one in explore.methods.findChildren(QLabel))
    assert "49,995,000 pairs" in said
    assert "about 2 min" in said


LOST = LostRow(
    ONE,
    "桥",
    "bridge.png",
    Message("shown from the copy {page}", {"page": "pages/two.html"}),
    TWO,
    "/pages/bridge.png",
)
NOBODYS = LostRow(THREE, "map.gif", "map.gif", Message("no copy has it"))
PICTURES = PicturesState((LOST, NOBODYS), 2, 1)
RED = {"/pages/bridge.png": Thumbnail(2, 1, b"\xff\x00\x00" * 2)}


def test_a_lost_picture_is_shown_with_the_copy_it_is_from(explore):
    explore.show_state(ExploreState("pictures", pictures=PICTURES, thumbnails=RED))
    model = explore.pictures.list.pictures
    assert [model.index(row).data() for row in range(2)] == [
        "桥. shown from the copy pages/two.html. missing in one.html · pages",
        "map.gif. no copy has it. missing in three.html · pages",
    ]
    assert model.index(0).data(LINE).picture.toImage().pixelColor(0, 0).name() == "#ff0000"
    assert model.index(1).data(LINE).picture is None


def test_pictures_in_sight_are_asked_for_once_they_are_known_no_more(explore, qtbot):
    wanted = []
    explore.pictures_wanted.connect(wanted.append)
    explore.show_state(ExploreState("pictures", pictures=PICTURES))
    qtbot.waitUntil(lambda: wanted == [("/pages/bridge.png",)])
    explore.show_state(ExploreState("pictures", pictures=PICTURES, thumbnails=RED))
    explore.pictures.list.ask_for_sight()
    assert len(wanted) == 1


def test_a_picture_that_can_not_be_read_says_so(explore):
    unread = ExploreState("pictures", pictures=PICTURES, thumbnails={"/pages/bridge.png": None})
    explore.show_state(unread)
    assert explore.pictures.list.pictures.index(0).data(LINE).instead == "unreadable"


def test_enter_compares_the_page_with_the_copy_that_has_the_picture(explore):
    compared = []
    explore.compare_asked.connect(lambda a, b: compared.append((a, b)))
    explore.show_state(ExploreState("pictures", pictures=PICTURES))
    shown = explore.pictures.list
    shown.setCurrentIndex(shown.pictures.index(0))
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert compared == [(ONE.path, TWO.path)]


def test_where_nothing_is_missing_it_is_said(explore):
    explore.show_state(ExploreState("pictures", pictures=PicturesState((), 0, 0)))
    said = " ".join(one.text() for one in explore.pictures.findChildren(QLabel) if one.isVisible())
    assert "No picture is missing" in said
    assert not explore.pictures.list.isVisible()


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
def test_lost_pictures_are_drawn(explore, tokens):
    explore.set_tokens(tokens)
    explore.show_state(ExploreState("pictures", pictures=PICTURES, thumbnails=RED))
    explore.grab()
    ground = explore.pictures.list.viewport().grab().toImage()
    assert ground.pixelColor(ground.width() - 4, 4).name().upper() == tokens.base


ALIKE = AlikeRow(ONE, TWO, 0.5, 0.25, (2, 3))


def test_pages_of_pictures_stand_in_pairs_with_what_agrees(explore):
    explore.show_state(ExploreState("pictures", pictures=PicturesState((LOST,), 1, 1, 5, (ALIKE,), 1)))
    pairs = explore.pictures.alike
    assert pairs.isVisible()
    assert cells(pairs.table) == [["one.html · pages", "two.html · pages", "50 %", "25 %", "2, 3"]]
    said = " ".join(one.text() for one in pairs.findChildren(QLabel))
    assert "5 pages of pictures · 1 pair of copies" in said


def test_enter_compares_two_pages_of_pictures(explore):
    compared = []
    explore.compare_asked.connect(lambda a, b: compared.append((a, b)))
    explore.show_state(ExploreState("pictures", pictures=PicturesState((), 0, 0, 2, (ALIKE,), 1)))
    table = explore.pictures.alike.table
    explore.take_focus("pictures")
    table.selectRow(0)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert compared == [(ONE.path, TWO.path)]


def test_where_no_page_is_of_pictures_nothing_is_said_of_pairs(explore):
    explore.show_state(ExploreState("pictures", pictures=PICTURES))
    assert not explore.pictures.alike.isVisible()


SAME = Message("the same text as {speaker}, in another layout", {"speaker": "pages/one.html"})
KNOWN = KnownState((KnownRow(TWO, ONE, SAME, 2048, "2026-11-30T12:00:00+00:00"),), 1, 2048)


def test_what_is_kept_out_is_listed_with_its_reason_and_day(explore):
    explore.show_state(ExploreState("known", known=KNOWN))
    ((name, why, size, since),) = cells(explore.known.findChild(PlainTable))
    assert (name, why, size) == (
        "two.html · pages",
        "the same text as pages/one.html, in another layout",
        "2.0 KB",
    )
    assert since.startswith("2026-11-30") or since.startswith("2026-12-01")
    said = " ".join(one.text() for one in explore.known.findChildren(QLabel))
    assert "1 file kept out, 2.0 KB that the library need not keep" in said


def test_a_copy_is_let_in_or_compared(explore):
    asked = []
    explore.let_in_asked.connect(asked.append)
    explore.compare_asked.connect(lambda a, b: asked.append((a, b)))
    explore.show_state(ExploreState("known", known=KNOWN))
    let_in, compare = explore.known.findChildren(QPushButton)
    assert not let_in.isEnabled()
    explore.known.findChild(PlainTable).selectRow(0)
    compare.click()
    let_in.click()
    assert asked == [(TWO.path, ONE.path), (TWO.path,)]


def test_the_keyboard_stays_with_the_copies_while_they_are_listed_anew(explore):
    explore.show_state(ExploreState("known", known=KNOWN))
    explore.activateWindow()
    table = explore.known.findChild(PlainTable)
    table.selectRow(0)
    let_in = explore.known.findChildren(QPushButton)[0]
    let_in.setFocus()
    QTest.keyClick(let_in, Qt.Key.Key_Space)
    assert QApplication.focusWidget() is table
    explore.show_state(ExploreState("known"))
    assert QApplication.focusWidget() is explore.known
    explore.show_state(ExploreState("known", known=replace(KNOWN, copies=2)))
    assert QApplication.focusWidget() is table


def test_a_list_of_copies_takes_no_keyboard_that_is_elsewhere(qtbot, explore):
    other = QLineEdit()
    qtbot.addWidget(other)
    explore.show_state(ExploreState("known"))
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    other.setFocus()
    explore.show_state(ExploreState("known", known=KNOWN))
    assert QApplication.focusWidget() is other


def test_where_nothing_is_kept_out_it_is_said_how_to_begin(explore):
    explore.show_state(ExploreState("known", known=KnownState((), 0, 0)))
    said = " ".join(one.text() for one in explore.known.findChildren(QLabel) if one.isVisible())
    assert "Nothing is kept out" in said
    assert "Keep out what it has already" in said


NEARBY = FingerprintsState(
    ONE.path,
    3,
    (PrintRow(ONE, 0), PrintRow(THREE, 2)),
    2,
    0xCB22C802CF020B2C,
    5,
    (
        WayRow("blocks", 4, (16, 16), 4, 9, 0.000305, 240, 1e-4, 4e-5, (488281.25, 256_000_000_000)),
        WayRow("offline", refused=Message("Not for {count} fingerprints.", {"count": "501"})),
    ),
    True,
)


def test_near_fingerprints_are_listed_with_what_each_way_takes(explore):
    explore.show_state(ExploreState("fingerprints", fingerprints=NEARBY))
    view = explore.fingerprints
    found = view.found
    assert cells(found) == [["one.html · pages", "0"], ["three.html · pages", "2"]]
    assert cells(view.ways) == [
        ["Blocks", "4 × 16", "4", "9", "0.000305", "240 B", "100 µs", "40 µs", "488,281", "256 GB"],
        ["Offline list", *["–"] * 9],
    ]
    said = " ".join(one.text() for one in view.findChildren(QLabel) if one.isVisible())
    for sentence in (
        "2 files within 3 bits of cb22c802cf020b2c",
        "43,745 values lie within 3 bits: 41,664 + 2,016 + 64 + 1.",
        "10,000 pages would be 437,450,000 values of 8 bytes, 3.5 GB",
        "Offline list: Not for 501 fingerprints.",
    ):
        assert sentence in said


def test_digits_and_bits_are_asked_for(explore, qtbot):
    asked = []
    explore.fingerprints_asked.connect(lambda *what: asked.append(what))
    explore.show_state(ExploreState("fingerprints", fingerprints=NEARBY))
    field = explore.fingerprints.findChild(QLineEdit)
    assert field.text() == ONE.path
    explore.fingerprints.findChildren(QSpinBox)[0].setValue(4)
    qtbot.waitUntil(lambda: asked == [(ONE.path, 4)])
    field.setText("cb22c802cf020b2c")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert asked[-1] == ("cb22c802cf020b2c", 4)


def test_enter_compares_a_near_file_with_the_one_that_was_asked_for(explore):
    told = []
    explore.compare_asked.connect(lambda a, b: told.append((a, b)))
    explore.shown_asked.connect(told.append)
    explore.show_state(ExploreState("fingerprints", fingerprints=NEARBY))
    found = explore.fingerprints.found
    for row in (0, 1):
        found.selectRow(row)
        QTest.keyClick(found, Qt.Key.Key_Return)
    assert told == [ONE.path, (ONE.path, THREE.path)]


def test_why_there_is_no_fingerprint_is_said(explore):
    explore.show_state(
        ExploreState(
            "fingerprints", fingerprints=FingerprintsState("x", 3, (), problem=Message("No such file."))
        )
    )
    view = explore.fingerprints
    assert "No such file." in [one.text() for one in view.findChildren(QLabel) if one.isVisible()]
    assert not view.ways.isVisible()
