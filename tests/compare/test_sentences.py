import pytest

from leitong.compare.sentences import lines, sentences
from leitong.words.units import units_of


def cut(text, by=sentences):
    spans = by(text, units_of(text))
    return [text[start:end] for start, end in zip(spans.starts.tolist(), spans.ends.tolist(), strict=True)]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("我来了。你走了！为什么？", ["我来了", "你走了", "为什么"]),
        ("He paid 3.14 at www.a.cn today. She left.", ["He paid 3.14 at www.a.cn today", "She left"]),
        ("“走吧。”他说。", ["走吧", "他说"]),
        ("no end", ["no end"]),
        ("one\n\ntwo", ["one", "two"]),
        ("。。。", []),
        ("", []),
    ],
)
def test_sentences_end_where_a_reader_stops(text, parts):
    assert cut(text) == parts


def test_lines_end_at_line_breaks_only():
    assert cut("one. two.\nthree.", lines) == ["one. two", "three"]
