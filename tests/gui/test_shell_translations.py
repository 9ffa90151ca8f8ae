import importlib.util
import re
from pathlib import Path

import pytest

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
