import importlib.util
import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from leitong.gui.library.search_view import SearchView
from leitong.gui.tokens import LIGHT
from leitong.gui.translate import Catalogues, one_after_another
from leitong.presenters.library.explore_state import ExploreState, HitRow, SearchState
from leitong.presenters.library.file_ref import FileRef

ROOT = Path(__file__).parents[2]
CATALOGUE = ROOT / "resources" / "translations" / "leitong_zh_CN.ts"


@pytest.fixture(scope="module")
def translate():
    spec = importlib.util.spec_from_file_location("translate", ROOT / "packaging" / "translate.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_chinese_catalogue_is_complete_and_fresh(translate):
    """If this fails: python packaging/translate.py, translate what it names, and run it again."""
    assert translate.problems(CATALOGUE) == []


def test_translations_keep_every_place_of_their_sentence(translate):
    lost = [
        (source, text)
        for _context, source, text, _finished in translate.entries(CATALOGUE)
        if sorted(re.findall(r"\{\w*\}|%n", source)) != sorted(re.findall(r"\{\w*\}|%n", text))
    ]
    assert lost == []


def test_sentences_one_after_another_are_apart_as_their_language_wants_it():
    assert one_after_another(["One.", "", "Two."]) == "One. Two."
    assert one_after_another(["第一句。", "第二句。", "Third."]) == "第一句。第二句。Third."
    assert one_after_another([]) == ""


def test_results_and_texts_are_one_sentence_in_chinese(qtbot):
    hit = HitRow(FileRef("/a.txt", "a.txt", ""), "", "图书馆", ((0, 3),), 1.0, (), ())
    catalogues = Catalogues()
    catalogues.speak("zh")
    try:
        said = []
        for groups, texts in ((1, 1), (1, 10), (2_000, 3_000)):
            view = SearchView(LIGHT)
            qtbot.addWidget(view)
            view.show_state(ExploreState("search", search=SearchState("图书馆", (hit,), groups, texts)))
            said.append(view.findChild(QLabel).text().split(" · ")[0])
    finally:
        catalogues.speak("en")
    assert said == [
        "1 篇文本，1 条结果",
        "10 篇文本，1 条结果",
        "3,000 篇文本，2,000 条结果",
    ]
