"""The tinted copy as a file: whole, safe, and each block with its fate and votes."""

from bs4 import BeautifulSoup

from leitong.documents.load import document_of, pasted
from leitong.pages.structure import structure
from leitong.report.tinted_page import tinted_page

PAGE = """<html><head><title>Tide tables - Harbour News</title></head>
<body><nav class="menu"><ul><li><a href="/">Home</a></li><li><a href="/tides">Tides</a></li>
<li><a href="/boats">Boats</a></li><li><a href="/market">Market</a></li></ul></nav><h1>Tide tables</h1>
<p>The harbour office has printed new tide tables, and every boat may have one, <b>free</b> of charge.</p>
<p>They replace those of last year, which were wrong by an hour, as many a skipper found out on the sands.</p>
<div class="comments"><p>First! &lt;script&gt;</p></div></body></html>"""


def tinted(html):
    document = document_of("tides.html", html.encode("utf-8"), "tides.html")
    return BeautifulSoup(tinted_page(document, structure(document)), "html.parser")


def block_with(soup, words):
    return next(span for span in soup.find("main").find_all("span", class_="lt") if words in span.get_text())


def test_the_body_is_taken_and_navigation_is_not():
    soup = tinted(PAGE)
    assert "lt-taken" in block_with(soup, "The harbour office")["class"]
    assert "lt-ways" in block_with(soup, "Home")["class"]


def test_the_votes_are_told_one_by_one():
    title = block_with(tinted(PAGE), "Home")["title"].splitlines()
    assert title[0] == "Left out: navigation."
    assert all(line[0] in "+−" for line in title[1:]) and len(title) > 4


def test_the_first_words_of_a_block_carry_its_sign_and_score():
    sign = block_with(tinted(PAGE), "The harbour office").find(class_="lt-sign").get_text()
    assert sign.startswith("¶ body +")


def test_the_file_holds_neither_scripts_nor_addresses():
    soup = tinted(PAGE)
    assert not soup.find_all(["script", "img", "link", "iframe"]) and not soup.find_all(href=True)
    policy = soup.find("meta", attrs={"http-equiv": "Content-Security-Policy"})["content"]
    assert policy.startswith("default-src 'none'")


def test_what_was_understood_stands_above():
    head = tinted(PAGE).find("header").get_text(" ")
    assert "Tide tables" in head and "topic" in head and "¶ body 2" in head


def test_a_document_without_tags_is_a_list_of_its_paragraphs():
    document = pasted("First paragraph.\nSecond <b>paragraph</b>.")
    soup = BeautifulSoup(tinted_page(document, structure(document)), "html.parser")
    paragraphs = soup.find("main").find_all("p")
    assert len(paragraphs) == 2 and "<b>" in paragraphs[1].get_text()
