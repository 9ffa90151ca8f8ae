"""The worked example of the specification, voted on with the textbook's table."""

import pytest

from leitong.pages.html import page_of_html
from leitong.pages.votetable import vote_table

PAGE = """<html><head><title>上港三连胜 - 体育新闻</title><meta name="description" content="上海上港亚冠三连胜">
<body><div class="nav"><a href="/">首页</a> <a href="/s">体育</a> <a href = "http://zoujisousuoyinqing.com">走进搜索引擎</a></div>
<div id="main"><h1>上海上港亚冠三连胜</h1>
<p>从附加赛以3-0力擒，到小组赛以1-0绝杀首尔FC，再到此役5-1大比分战流浪者，上海上港在新赛季的亚冠赛场上拿到三连胜，为球队在赛季开了个好头。
<p>战流浪者后，上港不但继续保持着主场不败的，也成为在亚冠改制后，继泰达、国安和恒大之后第三支前2轮全胜的球队。</div>
<div class="pics"><img src="a.jpg" alt="上港进球"><img src="b.jpg"></div>
<ul class="related"><li><a href="1.html">恒大客场战平</a><li><a href="2.html">国安主场取胜</a></ul>
<div class="footer">版权所有 <a href="#top">返回顶部</a></div></body></html>"""


@pytest.fixture
def page(make_document):
    return page_of_html(make_document(PAGE), vote_table("textbook"))


def test_the_scores_of_the_eight_blocks(page):
    assert [block.score for block in page.blocks] == [-10, 5, 18, 14, -4, -9, -10, -10]


def test_the_votes_on_the_first_paragraph(page):
    votes = {vote.rule: vote.votes for vote in page.blocks[2].votes}
    assert votes == {
        "length": 5,
        "punctuation": 5,
        "links": 2,
        "title": 1,
        "middle": 1,
        "hint-for": 2,
        "neighbour": 2,
    }


def test_letters_links_and_kinds(page):
    assert [(b.letters, b.link_letters, b.links, b.images, b.kind) for b in page.blocks] == [
        (10, 10, 3, 0, "hub"),
        (9, 0, 0, 0, "topic"),
        (65, 0, 0, 0, "topic"),
        (49, 0, 0, 0, "topic"),
        (0, 0, 0, 2, "pic"),
        (6, 6, 1, 0, "hub"),
        (6, 6, 1, 0, "hub"),
        (8, 4, 1, 0, "hub"),
    ]


def test_the_two_paragraphs_win(page):
    assert [block.text[:4] for block in page.blocks if block.body_span] == ["从附加赛", "战流浪者"]
    assert page.kind == "topic"


def test_titles_and_description(page):
    assert page.title == "上港三连胜 - 体育新闻"
    assert page.content_title == "上海上港亚冠三连胜"
    assert page.description == "上海上港亚冠三连胜"


def test_links(page):
    assert [(link.url, link.anchor, link.kind, link.fragment) for link in page.links] == [
        ("/", "首页", "text", False),
        ("/s", "体育", "text", False),
        ("http://zoujisousuoyinqing.com", "走进搜索引擎", "text", False),
        ("1.html", "恒大客场战平", "text", False),
        ("2.html", "国安主场取胜", "text", False),
        ("#top", "返回顶部", "text", True),
    ]


@pytest.mark.parametrize("table", ["textbook", "votes"])
def test_page_kinds(make_document, table):
    pictures = (
        '<html><head><title>上港图集</title></head><body><div class="nav"><a href="/">首页</a></div><div>'
        '<img src="a.jpg" alt="上港进球庆祝"><img src="b.jpg" alt="球迷看台"><img src="c.jpg"></div></body></html>'
    )
    links = (
        "<html><title>导航</title><body><ul><li><a href=a>新闻一</a><li><a href=b>新闻二</a>"
        "<li><a href=c>新闻三</a></ul></body></html>"
    )
    pages = [page_of_html(make_document(html), vote_table(table)) for html in (pictures, links)]
    assert [(page.kind, page.body) for page in pages] == [("pic", ""), ("hub", "")]
