import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from leitong.gui.facts_text import facts_line, source_name
from leitong.gui.fonts import families_among, window_font
from leitong.gui.keys import key_text
from leitong.gui.labels import FactsLabel
from leitong.gui.overlay import Overlay
from leitong.gui.ruler import DistanceRuler
from leitong.gui.share_bar import ShareBar, percent
from leitong.gui.status import StatusStrip
from leitong.gui.theme import blend, palette_of, style_sheet, tokens_for
from leitong.gui.tokens import DARK, LIGHT
from leitong.gui.translate import Catalogues, said
from leitong.messages import Message
from leitong.presenters.facts import DocumentFacts
from leitong.presenters.headline import Share
from leitong.presenters.sources import Source, SourceKind
from leitong.presenters.state import Progress

NOTICE = DocumentFacts(
    title="",
    format="html",
    encoding="gb18030",
    guessed=True,
    languages=("zh", "en"),
    paragraphs=1,
    words=40,
    pages=2,
    byte_size=100,
    sha256="00",
    preview="",
    warnings=(),
)


@pytest.fixture
def chinese():
    catalogues = Catalogues()
    catalogues.speak("zh")
    yield
    catalogues.speak("en")


@pytest.mark.parametrize(
    ("share", "text"), [(0, "0 %"), (0.001, "< 1 %"), (0.714, "71 %"), (0.9999, "> 99 %"), (1, "100 %")]
)
def test_only_nothing_is_nought_and_only_all_is_a_hundred(share, text):
    assert percent(share) == text


def test_a_document_is_told_in_one_line(qapp):
    assert facts_line(NOTICE) == "Chinese/English · HTML · GB18030? · 2 pages · 1 paragraph"


def test_the_line_speaks_chinese(qapp, chinese):
    assert facts_line(NOTICE) == "中文/英文 · HTML · GB18030? · 2 页 · 1 段"


@pytest.mark.parametrize("shown", ["English · HTML · UTF-8", "English · HTML", "English"])
def test_facts_go_whole_where_there_is_no_room(qtbot, shown):
    facts = FactsLabel()
    qtbot.addWidget(facts)
    facts.setText("English · HTML · UTF-8")
    assert facts.fitting(facts.fontMetrics().horizontalAdvance(shown)) == shown


def test_a_single_fact_without_room_is_cut_short(qtbot):
    facts = FactsLabel()
    qtbot.addWidget(facts)
    facts.setText("English")
    assert facts.fitting(facts.fontMetrics().horizontalAdvance("Engl")).endswith("…")


def test_a_message_of_the_core_is_translated_with_its_values(qapp, chinese):
    assert said(Message("Reading {name}…", {"name": "甲.txt"})) == "正在读取 甲.txt…"


def test_pasted_text_has_a_name_to_show(qapp):
    assert source_name(Source(SourceKind.TEXT, "words")) == "Pasted text"


def test_a_job_that_ends_soon_is_never_mentioned(qtbot, read):
    strip = StatusStrip()
    qtbot.addWidget(strip)
    strip.show_progress(Progress(0.0, Message("Reading…")))
    strip.show_progress(None)
    qtbot.wait(400)
    assert "Reading" not in read(strip) and "Cancel" not in read(strip)


def test_a_longer_job_shows_its_step_and_a_way_to_stop(qtbot, read):
    strip = StatusStrip()
    qtbot.addWidget(strip)
    strip.show_progress(Progress(0.0, Message("Reading…")))
    qtbot.waitUntil(lambda: "Reading…" in read(strip))
    with qtbot.waitSignal(strip.cancelled):
        strip.findChild(QPushButton).click()


def test_a_share_is_told_to_screen_readers(qtbot):
    bar = ShareBar("b", LIGHT)
    qtbot.addWidget(bar)
    bar.show_share(Share(0.58, 0.71))
    assert bar.accessibleName() == "58 % of B is in A"


def test_the_ruler_marks_the_distance_and_nothing_without_one(qtbot):
    ruler = DistanceRuler(LIGHT)
    qtbot.addWidget(ruler)
    ruler.resize(300, 40)
    pictures = []
    for bits in (None, 3, 60):
        ruler.show_bits(bits)
        pictures.append(ruler.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
def test_every_place_of_the_style_sheet_is_filled(qapp, tokens):
    assert "$" not in style_sheet(tokens, 11)


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
def test_text_stands_out_from_its_ground(qapp, tokens):
    palette = palette_of(tokens)
    assert contrast(palette.text().color(), palette.base().color()) > 12
    assert contrast(palette.highlightedText().color(), palette.highlight().color()) > 7
    assert contrast(QColor(tokens.muted), QColor(tokens.window)) > 4.5


def contrast(one, other):
    """WCAG 2 contrast ratio."""

    def light(colour):
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in colour.getRgbF()[:3]
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def test_a_blend_lies_between_its_colours(qapp):
    assert blend("#ffffff", "#000000", 0.5) == "#808080"


def test_the_theme_is_forced_by_its_setting(qapp):
    assert (tokens_for("dark"), tokens_for("light")) == (DARK, LIGHT)


@pytest.mark.parametrize(
    ("key", "text"), [("Alt+Down", "Alt+↓"), ("Return", "Enter"), ("Ctrl+,", "Ctrl+,"), ("?", "?")]
)
def test_keys_are_shown_as_on_the_keyboard(monkeypatch, key, text):
    monkeypatch.setattr("sys.platform", "linux")
    assert key_text(key) == text


def test_chinese_is_drawn_by_a_simplified_face_where_there_is_one(qapp):
    families = window_font(11).families()
    assert not any(family.endswith(("JP", "KR", "TC")) for family in families)
    assert QApplication.instance() is not None


LATIN = {"Noto Sans", "DejaVu Sans"}


@pytest.mark.parametrize(
    ("there", "platform", "families"),
    [
        (LATIN | {"Noto Sans CJK SC"}, "linux", ["Noto Sans", "Noto Sans CJK SC"]),
        ({"DejaVu Sans", "Noto Sans CJK SC"}, "linux", ["DejaVu Sans", "Noto Sans CJK SC"]),
        ({"Noto Sans CJK SC", "Noto Sans CJK JP"}, "linux", ["Noto Sans CJK SC"]),
        ({"Segoe UI", "Microsoft YaHei"}, "win32", ["Segoe UI", "Microsoft YaHei"]),
        ({"PingFang SC"}, "darwin", [".AppleSystemUIFont", "PingFang SC"]),
        (set(), "linux", []),
    ],
)
def test_latin_letters_come_from_a_latin_face_and_han_from_a_simplified_one(there, platform, families):
    assert families_among(frozenset(there), platform) == families


def test_one_overlay_puts_the_other_away(qtbot):
    whole = QWidget()
    qtbot.addWidget(whole)
    whole.resize(400, 300)
    with qtbot.waitExposed(whole):
        whole.show()
    one, other = Overlay(whole), Overlay(whole)
    one.open()
    other.open()
    assert (one.isVisible(), other.isVisible()) == (False, True)
