"""What the card of a left-out block tells of its votes."""

import leitong
from leitong.documents.document import Document, EncodingOrigin, Format
from leitong.gui.texts.block_card import block_card, block_words
from leitong.pages.rules import rule_sentence
from leitong.presenters.peel_words import ballot

HTML = (
    "<title>Bridge</title><ul class='nav'><li><a href='/'>Home</a><li><a href='/news'>News</a></ul>"
    "<p>The council agreed on Monday to rebuild the old bridge, and the work will begin in spring.</p>"
)


def test_every_vote_is_told_in_the_words_of_its_rule(qapp):
    page = leitong.analyse(
        Document("a.html", Format.HTML, HTML, "utf-8", EncodingOrigin.UTF8, 0, len(HTML), "0" * 64)
    ).page
    told = ballot(page.blocks[0]).told
    assert told
    words = block_words(page, 0)
    assert all(str(rule_sentence(vote.rule)) in words for vote in told)
    assert not any(f">{vote.rule}<" in block_card(page, 0) for vote in told)
