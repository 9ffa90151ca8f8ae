"""Documents that are not HTML become pages without any vote."""

import pytest

from leitong.documents.document import Format
from leitong.errors import LimitExceeded


@pytest.mark.parametrize("kind", [Format.TEXT, Format.PDF, Format.DOCX])
def test_every_paragraph_is_a_topic_block(page_of, kind):
    page = page_of("one\n\n  two\n \nthree", kind=kind)
    assert page.body == "one\n  two\nthree"
    assert [(b.text, b.kind, b.fate, b.score) for b in page.blocks] == [
        ("one", "topic", "body", 0),
        ("  two", "topic", "body", 0),
        ("three", "topic", "body", 0),
    ]


def test_a_text_without_words_is_empty(page_of):
    assert page_of(" \n\n", kind=Format.TEXT).kind == "empty"


def test_the_layout_of_a_docx_is_its_styles(page_of):
    layout = (("Heading 1", 0, ""), ("Normal", 0, ""), ("Normal", 0, ""), ("List", 1, ""))
    page = page_of("a\nb\nc\nd", kind=Format.DOCX, title="Report", layout=layout)
    assert page.title == "Report"
    assert page.layout.outline == ((0, "Heading 1"), (0, "Normal"), (1, "List"))
    assert page.layout.paths["0/Normal"] == 2


def test_markdown_is_read_without_its_marks(page_of):
    source = "---\ntitle: My notes\n---\n# Head\n\nSome *bold* text with `code`.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
    page = page_of(source, kind=Format.MARKDOWN)
    assert page.title == "My notes"
    assert page.body == "Head\nSome bold text with code.\na\nb\n1\n2"
    assert all(block.votes == () for block in page.blocks)


def test_markdown_keeps_code_lines_and_drops_scripts(page_of):
    page = page_of("```\nif x:\n    y\n```\n\n<script>bad()</script>\n\nend", kind=Format.MARKDOWN)
    assert page.body == "if x:\n    y\nend"


def test_a_rule_at_the_top_is_no_front_matter(page_of):
    assert page_of("---\nnot closed\n\ntext", kind=Format.MARKDOWN).body.endswith("text")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("市议会星期二开会", "zh"),
        ("市議会は火曜日に開かれた", "ja"),
        ("시의회는 화요일에", "ko"),
        ("The council met", "en"),
        ("Совет собрался", "ru"),
        ("123", None),
    ],
)
def test_the_language_by_script(page_of, text, language):
    assert page_of(text, kind=Format.TEXT).language == language


def test_a_page_says_its_language(page_of):
    assert page_of('<html lang="zh-CN"><p>text').language == "zh-CN"


def test_markdown_that_would_make_too_many_tags_is_refused_before_it_is_rendered(page_of):
    with pytest.raises(LimitExceeded, match="tags"):
        page_of("a|b\n-|-\n" + "1|2\n" * 100_001, kind=Format.MARKDOWN)


def test_a_text_of_more_lines_than_the_limit_is_refused(page_of):
    with pytest.raises(LimitExceeded, match="300,001 paragraphs"):
        page_of("a\n" * 300_001, kind=Format.TEXT)
