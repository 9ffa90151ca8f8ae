"""The worked example of the specification, voted on with the textbook's table."""

import pytest

from leitong.pages.structure import structure
from leitong.pages.votetable import vote_table
from leitong.words.normalise import norm


@pytest.fixture
def expected(worked):
    return worked["block_voting"]["expected"]


@pytest.fixture
def page(worked, make_document):
    return structure(make_document(worked["block_voting"]["inputs"]["html"]), votes=vote_table("textbook"))


def test_the_scores_of_the_eight_blocks(page, expected):
    scores = [block.score for block in page.blocks]
    assert scores == [block["score"] for block in expected["blocks"]] == [-10, 5, 18, 14, -4, -9, -10, -10]


def test_the_votes_of_every_block(page, expected):
    names = {
        "len": "length",
        "punct": "punctuation",
        "link": "links",
        "title": "title",
        "pos": "middle",
        "pic": "picture",
        "neighbour": "neighbour",
    }
    for block, wanted in zip(page.blocks, expected["blocks"], strict=True):
        votes = {vote.rule: vote.votes for vote in block.votes}
        hint = votes.pop("hint-for", 0) + votes.pop("hint-against", 0)
        assert hint == wanted["votes"]["hint"]
        for short, rule in names.items():
            assert votes.pop(rule, 0) == wanted["votes"].get(short, 0)
        assert not votes


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


def test_the_two_paragraphs_win(page, expected):
    assert [bool(block.body_span) for block in page.blocks] == [block["body"] for block in expected["blocks"]]
    assert [norm(line) for line in page.body.split("\n")] == expected["body"].split("\n")
    assert page.kind == expected["type"] == "topic"


def test_a_block_needs_so_many_votes(page, expected):
    table = vote_table("textbook")
    highest = max(block.score for block in page.blocks)
    assert max(table.threshold, table.share_of_highest * highest) == pytest.approx(expected["threshold"])


def test_titles_and_description(page, expected):
    assert norm(page.title) == expected["title"]
    assert page.content_title == expected["content_title"] == "上海上港亚冠三连胜"
    assert page.description == expected["description"]


def test_links(page, expected):
    found = [(link.url, link.anchor, link.kind, link.fragment) for link in page.links]
    assert found == [
        (link["href"], link["anchor"], link["kind"], link["fragment"]) for link in expected["links"]
    ]


@pytest.mark.parametrize("name", ["pic", "hub"])
@pytest.mark.parametrize("table", ["textbook", "votes"])
def test_page_kinds(worked, make_document, table, name):
    example = worked["page_types"]
    page = structure(make_document(example["inputs"][name]), votes=vote_table(table))
    assert {"type": page.kind, "body": page.body, "title": page.title} == example["expected"][name]
