"""Words by how often they are used."""

import importlib.util
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def words_by_use():
    """(word, count) of jieba's dictionary, two characters or more, the most used first."""
    lines = Path(importlib.util.find_spec("jieba").origin).with_name("dict.txt").read_text(encoding="utf-8")
    rows = [(row.split()[0], int(row.split()[1])) for row in lines.splitlines()]
    return sorted(((word, count) for word, count in rows if len(word) > 1), key=lambda row: -row[1])


@pytest.fixture(scope="session")
def common_words(words_by_use):
    """The 4,000 most used that are Chinese throughout."""
    chinese = (word for word, _ in words_by_use if all("\u4e00" <= letter <= "\u9fff" for letter in word))
    return [word for word, _ in zip(chinese, range(4000), strict=False)]
