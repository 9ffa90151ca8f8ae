import pytest

from leitong.presenters.script import ideographic


@pytest.mark.parametrize(
    "text", ["图书馆", "東京タワーへ行きました", "도서관은 조용하다", "使用 TiDB 的用户可以修改配置"]
)
def test_these_are_counted_in_characters(text):
    assert ideographic(text)


@pytest.mark.parametrize("text", ["", "  ", "a library", "the word 图书馆 means library", "библиотека"])
def test_these_are_counted_in_words(text):
    assert not ideographic(text)
