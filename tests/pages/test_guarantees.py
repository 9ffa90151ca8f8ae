"""What holds for any input at all."""

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.documents.document import Document, EncodingOrigin, Format
from leitong.pages.fates import BODY, fate_names, fate_sentence
from leitong.pages.structure import structure

TAGS = (
    "<p>|</p>|<div>|</div>|<div class='nav ad'>|<br>|<b>|</b>|<a href=x>|</a>|<li>|<ul>|</ul>|<table>|<tr>|<td>"
    "|</table>|<pre>|</pre>|<h1>|</h1>|<title>|</title>|<script>|</script>|<!--|-->|<img src=a>|<svg>|</svg>|<template>"
    "|<select>|<option>|<textarea>|<plaintext>|<span hidden>|</span>|&amp;|&lt;|&#0;|\u3000"
)
PIECES = st.one_of(
    st.sampled_from(TAGS.split("|")),
    st.text(max_size=30),
    st.sampled_from(
        ["市议会星期二晚上开会，决定重建老桥。", "The council met, and agreed on a bridge. ", "\n", " "]
    ),
)
CONTENTS = st.lists(PIECES, max_size=40).map("".join)


def document(content, kind):
    return Document("x", kind, content, "utf-8", EncodingOrigin.UTF8, 0, 0, "0" * 64)


@settings(max_examples=150, deadline=None)
@given(CONTENTS, st.sampled_from(Format))
def test_any_string_has_a_page(content, kind):
    page = structure(document(content, kind))
    for block in page.blocks:
        assert (block.body_span is not None) == (block.fate == BODY)
        if block.body_span is not None:
            assert block.body_span.of(page.body) == block.text
        assert block.fate in fate_names()
        assert str(fate_sentence(block.fate))
    assert page.body == "\n".join(block.text for block in page.blocks if block.fate == BODY)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.text("abc 市桥。<>&", max_size=12), max_size=12))
def test_no_text_is_invented(texts):
    content = "".join(f"<p>{text.replace('&', '&amp;').replace('<', '&lt;')}</p>" for text in texts)
    page = structure(document(content, Format.HTML))
    assert [b.text for b in page.blocks] == [" ".join(t.split()) for t in texts if t.strip()]


def test_every_vote_is_kept_and_adds_up(page_of, news_page, sentences):
    page = page_of(news_page("".join(f"<p>{text}</p>" for text in sentences)))
    for block in page.blocks:
        assert block.score == pytest.approx(sum(vote.votes for vote in block.votes), abs=1e-3)
        assert all(vote.rule for vote in block.votes)


def test_a_page_crosses_process_borders(page_of, news_page, sentences):
    page = page_of(news_page(f"<p>{sentences[0]}</p>"))
    copy = pickle.loads(pickle.dumps(page))
    assert copy.body == page.body
    assert [tuple(b.votes) for b in copy.blocks] == [tuple(b.votes) for b in page.blocks]


def test_an_unknown_fate_has_no_sentence():
    with pytest.raises(KeyError):
        fate_sentence("eaten")
