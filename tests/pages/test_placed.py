"""The page itself beside its blocks: where each stands, which tags are written, and a copy that is safe to look at."""

from dataclasses import replace

import pytest
from bs4 import BeautifulSoup
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.documents.load import document_of
from leitong.pages.open_tags import open_tags
from leitong.pages.placed import NO_BLOCK, TEXT, placed_nodes
from leitong.pages.safe_copy import BLOCK, safe_copy
from leitong.pages.structure import structure
from leitong.pages.tag_tree_of import tag_tree

PAGE = (
    '<html><head><title>上港三连胜 - 体育新闻</title><meta name="description" content="上海上港亚冠三连胜">\n'
    '<body><div class="nav"><a href="/">首页</a> <a href="/s">体育</a> <a href = "http://a.example">走进</a></div>\n'
    '<div id="main"><h1>上海上港亚冠三连胜</h1>\n<p>从附加赛以3-0力擒，到小组赛以1-0绝杀首尔FC，上海上港拿到三连胜。'
    "\n<p>战流浪者后，上港不但继续保持着主场不败的，也成为第三支全胜的球队。</div>\n"
    '<div class="pics"><img src="a.jpg" alt="上港进球"><img src="b.jpg"></div>\n'
    '<ul class="related"><li><a href="1.html">恒大客场战平</a><li><a href="2.html">国安主场取胜</a></ul>\n'
    '<div class="footer">版权所有 <a href="#top">返回顶部</a></div></body></html>'
)


def page_of(html):
    document = document_of("page.html", html.encode("utf-8"), "page.html")
    return document, structure(document)


def placed(html):
    document, page = page_of(html)
    return placed_nodes(document, page.blocks), page


def letters(text):
    return "".join(text.split())


def texts_by_block(nodes, count):
    texts = [""] * count
    for node in nodes:
        if node.tag == TEXT and node.block != NO_BLOCK:
            texts[node.block] += letters(node.text)
    return texts


def test_every_block_finds_its_own_letters():
    nodes, page = placed(PAGE)
    assert texts_by_block(nodes, len(page.blocks)) == [letters(block.text) for block in page.blocks]


MARKS = (
    "<p>|</p>|<div>|</div>|<b>|</b>|<br>|<br><br>|<img src=x>|一段文字。| two words |\n|<table><tr><td>|</table>|<li>"
    "|<pre>|</pre>|<script>no</script>|<!-- no -->|&amp;|&nbsp;|<span hidden>|</span>|<a href=y>|</a>|<textarea>"
    "|</textarea>|<select><option>"
)
PIECES = st.sampled_from(MARKS.split("|"))


@settings(deadline=None, max_examples=150)
@given(st.lists(PIECES, max_size=30))
def test_letters_and_pictures_of_any_page_find_their_blocks(pieces):
    nodes, page = placed("<html><body>" + "".join(pieces))
    assert texts_by_block(nodes, len(page.blocks)) == [letters(block.text) for block in page.blocks]
    pictures = [0] * len(page.blocks)
    for node in nodes:
        if node.tag == "img" and node.block != NO_BLOCK:
            pictures[node.block] += 1
    assert pictures == [block.images for block in page.blocks]


def test_blocks_of_another_page_are_not_laid_over_it():
    document, _page = page_of(PAGE)
    _other, other_page = page_of("<p>something else, that is much shorter")
    assert all(node.block == NO_BLOCK for node in placed_nodes(document, other_page.blocks))


def test_markdown_is_placed_as_it_is_rendered():
    document = document_of("a.md", "---\ntitle: x\n---\n# 标题\n\n一段。\n".encode(), "a.md")
    page = structure(document)
    nodes = placed_nodes(document, page.blocks)
    assert [node.tag for node in nodes if node.tag in ("h1", "p")] == ["h1", "p"]
    assert texts_by_block(nodes, 2) == ["标题", "一段。"]


def test_the_textbooks_page_has_implied_ends_where_it_leaves_them_out():
    document, page = page_of(PAGE)
    tree = tag_tree(document, page.blocks)
    assert [tag.name for tag in tree.tags if not tag.closed] == ["head", "p", "p", "li", "li"]
    assert all(tag.written for tag in tree.tags)
    assert tree.stray == 0


@pytest.mark.parametrize(
    ("tag", "stack"),
    [
        ("title", "html head title"),
        ("h1", "html body div#main h1"),
        ("p", "html body div#main p"),
        ("li", "html body ul.related li"),
    ],
)
def test_the_stack_of_open_elements_is_the_way_up_the_tree(tag, stack):
    tree = tag_tree(*_with_blocks(PAGE))
    numbers = [number for number, one in enumerate(tree.tags) if one.name == tag]
    for number in numbers:
        assert " ".join(tree.tags[place].name for place in tree.stack(number)) == stack
        assert tree.tags[number].depth == len(stack.split())


def _with_blocks(html):
    document, page = page_of(html)
    return document, page.blocks


def test_what_the_parser_puts_in_is_not_written():
    tree = tag_tree(*_with_blocks("<table><tr><td>1<td>2<tr><td>3</table>t"))
    assert [tag.name for tag in tree.tags if not tag.written] == ["html", "head", "body", "tbody"]
    assert [tag.name for tag in tree.tags if not tag.closed] == ["tr", "td", "td", "tr", "td"]


def test_end_tags_that_close_nothing_are_counted():
    assert tag_tree(*_with_blocks("<p>a</b></i>b</p></div>")).stray == 3


def test_letters_are_those_of_all_that_lies_within():
    tree = tag_tree(*_with_blocks("<div>ab<p>cde</p></div>"))
    assert {tag.name: tag.letters for tag in tree.tags}["div"] == 5


def test_every_block_has_an_element_and_every_element_above_knows_its_first_block():
    document, page = page_of(PAGE)
    tree = tag_tree(document, page.blocks)
    assert all(place >= 0 for place in tree.of_block)
    for block, place in enumerate(tree.of_block):
        assert all(tree.tags[number].block <= block for number in tree.stack(place))


def test_a_name_of_many_classes_is_cut():
    tree = tag_tree(*_with_blocks(f'<p class="{"wide " * 100}">a'))
    assert max(len(tag.name) for tag in tree.tags) == 60


DANGERS = """<html><head><base href="http://evil.example/"><link rel="stylesheet" href="http://evil.example/a.css">
<style>@import url(http://evil.example/b.css)</style><script src="http://evil.example/c.js"></script>
<meta http-equiv="refresh" content="0;url=http://evil.example/"></head>
<body onload="alert(1)" background="http://evil.example/d.png" style="background:url(http://evil.example/e.png)">
<p onclick="alert(2)">A paragraph with a <a href="javascript:alert(3)" ping="http://evil.example/f">link</a> in it.</p>
<iframe src="http://evil.example/g"></iframe><object data="http://evil.example/h"></object>
<form action="http://evil.example/i"><input name=q value=x><button formaction="http://evil.example/j">Go</button></form>
<img src="http://evil.example/k.png" srcset="http://evil.example/l.png 2x" alt="A picture &lt;script&gt;">
<svg><a xlink:href="http://evil.example/m"><text>x</text></a></svg><video src="http://evil.example/n"></video>
<table background="http://evil.example/o"><tr><td colspan=2 style="x:expression(alert(4))">cell</td></tr></table>
<math><maction actiontype="statusline" xlink:href="http://evil.example/p">m</maction></math>
<p lang="en\" onmouseover=alert(5)">quoted</p><plaintext><script>alert(6)</script>"""


def test_the_copy_runs_and_fetches_nothing():
    nodes, _page = placed(DANGERS)
    soup = BeautifulSoup(str(safe_copy(nodes)), "html.parser")
    gone = "script style link meta base iframe object form input button img svg video math head"
    assert not soup.find_all(gone.split())
    names = {name for tag in soup.find_all(True) for name in tag.attrs}
    assert names <= {BLOCK, "colspan", "rowspan", "lang", "dir", "start", "value", "reversed"}
    assert "evil.example" not in str(soup) and "javascript" not in str(soup)


def test_what_looks_like_a_tag_in_a_text_stays_text():
    nodes, _page = placed("<p>a &lt;script&gt;alert(1)&lt;/script&gt; b</p>")
    assert "<script>" not in str(safe_copy(nodes))


def test_the_copy_keeps_words_pictures_names_and_tables():
    nodes, _page = placed(DANGERS)
    soup = safe_copy(nodes)
    assert "A paragraph with a link in it." in soup.get_text()
    assert "▣ A picture <script>" in soup.get_text()
    assert soup.find("td")["colspan"] == "2"


def test_every_block_is_marked_in_the_copy():
    nodes, page = placed(PAGE)
    marked = safe_copy(nodes).find_all("span", attrs={BLOCK: True})
    assert {int(span[BLOCK]) for span in marked} == set(range(len(page.blocks)))


def test_empty_elements_are_left_out_of_the_copy():
    nodes, _page = placed("<div><div><p>a</p></div><div><span></span></div></div>")
    assert len(safe_copy(nodes).find_all("div")) == 2


def test_a_page_of_nothing_has_a_tree():
    document, page = page_of("<html></html>")
    tree = tag_tree(document, page.blocks)
    assert [tag.name for tag in tree.tags] == ["html", "head", "body"]


def test_deep_pages_are_walked_without_recursion():
    nodes, _page = placed("<div>" * 3000 + "deep" + "</div>" * 3000)
    assert "deep" in safe_copy(nodes).get_text()
    assert open_tags("", nodes).unclosed == frozenset()


def test_what_a_noscript_holds_is_one_text():
    nodes, page = placed("<div><noscript><p>x</noscript><p>one</p></div>")
    seen = open_tags("<div><noscript><p>x</noscript><p>one</p></div>", nodes)
    assert [block.text for block in page.blocks] == ["one"]
    assert [node.tag for node in nodes] == ["html", "head", "body", "div", "noscript", TEXT, "p", TEXT]
    assert (seen.unwritten, seen.unclosed, seen.stray) == ({0, 1, 2}, frozenset(), 0)


def test_half_characters_in_a_page_can_be_placed():
    html = "<p \ud801x=1 class='\udfff'>a\ud800b"
    document = replace(page_of("<p>")[0], content=html)
    nodes = placed_nodes(document, structure(document).blocks)
    assert [node.block for node in nodes if node.tag == TEXT] == [0]
