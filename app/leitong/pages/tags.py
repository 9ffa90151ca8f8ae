"""Which HTML elements begin a new block, which only style words, and which hold no text for a reader."""

from __future__ import annotations


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


INLINE = _names(
    "a abbr acronym b bdi bdo big blink cite code data del dfn em font i ins kbd mark math nobr o:p q "
    "rb rbc rtc ruby s samp small span strike strong sub sup time tt u var"
)
UNSEEN = _names(
    "script style noscript template svg iframe object embed applet noembed noframes audio canvas map "
    "area datalist rp head title"
)
VOID = _names(
    "area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr"
)
FORM = _names("button select option optgroup label legend textarea")
KEEPING_LINES = _names("pre textarea listing xmp plaintext")
HEADINGS = {"h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6}
# an HTML5 parser adds them where the page has none, so they say nothing about its layout
NOT_LAYOUT = _names("tbody colgroup")
