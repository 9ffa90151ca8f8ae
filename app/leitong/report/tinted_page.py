"""A page as a file to look at: a safe copy, each block tinted by what became of it, with its votes under the mouse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from bs4 import BeautifulSoup, Tag

from leitong.documents.document import Document, Format
from leitong.pages.fates import fate_sentence
from leitong.pages.page import Block, Page
from leitong.pages.placed import placed_nodes
from leitong.pages.rules import rule_sentence
from leitong.pages.safe_copy import BLOCK, safe_copy
from leitong.pages.signs import family_of, sign_of

_VOTES_TOLD = 12
# what the file may do is said to the browser too: show its own style, and nothing else
_HEAD = """<!DOCTYPE html>
<html lang="{lang}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; --base: #FFFFFF; --text: #1B1F24; --muted: #5A6472; --line: #D5DAE0;
  --taken: #D6E9F8; --title: #B9D9F1; --ways: #FFEDC2; --voices: #F6DCC9; --aside: #E6E8EB; }}
@media (prefers-color-scheme: dark) {{ :root {{ --base: #16191D; --text: #E6E9ED; --muted: #9AA5B1; --line: #353B43;
  --taken: #12405F; --title: #1B5A84; --ways: #54420F; --voices: #5C3413; --aside: #2B3036; }} }}
body {{ margin: 0; background: var(--base); color: var(--text); font: 16px/1.6 "Noto Sans", "Segoe UI",
  "Noto Sans CJK SC", "Microsoft YaHei", "PingFang SC", sans-serif; }}
.lt-head, .lt-page {{ max-width: 60rem; margin: 0 auto; padding: 1rem 1.5rem; overflow-wrap: anywhere; }}
.lt-head {{ border-bottom: 1px solid var(--line); }}
.lt-head h1 {{ font-size: 1.2rem; margin: 0 0 .25rem; }}
.lt-head p, .lt-head dd, .lt-head dt {{ color: var(--muted); font-size: .85rem; margin: 0; }}
.lt-head dl {{ display: grid; grid-template-columns: auto 1fr; gap: .1rem .75rem; margin: .5rem 0; }}
.lt-legend {{ display: flex; flex-wrap: wrap; gap: .35rem; margin-top: .5rem; }}
.lt {{ border-radius: 3px; padding: 0 .15em; box-decoration-break: clone; -webkit-box-decoration-break: clone; }}
.lt:hover {{ outline: 2px solid var(--text); }}
.lt-taken {{ background: var(--taken); }} .lt-title {{ background: var(--title); }}
.lt-ways {{ background: var(--ways); }} .lt-voices {{ background: var(--voices); }}
.lt-aside {{ background: var(--aside); color: var(--muted); }}
.lt-sign {{ font-size: .7em; color: var(--muted); margin-right: .3em; white-space: nowrap; user-select: none; }}
.lt-page table {{ border-collapse: collapse; }} .lt-page td, .lt-page th {{ vertical-align: top; padding: .1em .4em; }}
</style></head><body>
"""


def tinted_page(document: Document, page: Page) -> str:
    """One HTML document that needs nothing else, runs nothing and fetches nothing.

    Of a document without tags every paragraph is listed. Raises LimitExceeded as `structure` does.
    """
    head = _HEAD.format(
        lang=escape(page.language or "en"), title=escape(page.title or page.content_title or document.source)
    )
    tagged = document.format in (Format.HTML, Format.MARKDOWN)
    inside = _marked_copy(document, page) if tagged else "".join(_paragraphs(page))
    card = "".join(_card(document, page))
    return f'{head}<header class="lt-head">{card}</header>\n<main class="lt-page">{inside}</main>\n</body></html>\n'


def _marked_copy(document: Document, page: Page) -> str:
    soup = safe_copy(placed_nodes(document, page.blocks))
    told: dict[int, _Told] = {}
    for span in soup.find_all("span", attrs={BLOCK: True}):
        number = int(str(span[BLOCK]))
        first = number not in told
        if first:
            told[number] = _told(page.blocks[number])
        _mark(soup, span, told[number], first)
    for name in ("html", "body"):
        for tag in soup.find_all(name):
            tag.unwrap()
    return str(soup)


class _Told(NamedTuple):
    """What is told of one block. style: its class. sign: before its first words. votes: under the mouse."""

    style: str
    sign: str
    votes: str


def _told(block: Block) -> _Told:
    """What became of it, and its weightiest votes one by one."""
    votes = tuple(block.votes)
    lines = [str(fate_sentence(block.fate))]
    lines += [
        f"{vote.votes:+.2g}  {rule_sentence(vote.rule)} ({vote.value:.3g})".replace("-", "−")
        for vote in votes[:_VOTES_TOLD]
    ]
    if len(votes) > _VOTES_TOLD:
        rest = sum(vote.votes for vote in votes[_VOTES_TOLD:])
        lines.append(f"{rest:+.2g}  {len(votes) - _VOTES_TOLD} other rules".replace("-", "−"))
    score = f" {sum(vote.votes for vote in votes):+.1f}".replace("-", "−") if votes else ""
    sign = f"{sign_of(block.fate)} {block.fate}{score}"
    return _Told(f"lt lt-{family_of(block.fate)}", sign, "\n".join(lines))


def _mark(soup: BeautifulSoup, span: Tag, told: _Told, first: bool) -> None:
    span["class"] = told.style
    span["title"] = told.votes
    if first:
        sign = soup.new_tag("span", attrs={"class": "lt-sign"})
        sign.string = told.sign
        span.insert(0, sign)


def _paragraphs(page: Page) -> Iterator[str]:
    for block in page.blocks:
        told = _told(block)
        mark = f'<span class="lt-sign">{escape(told.sign)}</span>'
        yield (
            f'<p><span class="{told.style}" title="{escape(told.votes)}">'
            f"{mark}{escape(block.text)}</span></p>\n"
        )


def _card(document: Document, page: Page) -> Iterator[str]:
    """What was understood of the page, and what the colours mean."""
    yield f"<h1>{escape(page.content_title or page.title or document.source)}</h1>"
    yield f"<p>{escape(document.source)}</p><dl>"
    away = sum(1 for link in page.links if not link.fragment)
    facts = (
        ("title", page.title),
        ("content title", page.content_title),
        ("description", page.description),
        ("kind", page.kind.value),
        ("body", f"{len(page.body):,} characters"),
        ("links", f"{len(page.links):,}, of which {away:,} lead to other pages"),
        ("pictures", f"{len(page.images):,}"),
    )
    for name, value in facts:
        if value:
            yield f"<dt>{name}</dt><dd>{escape(value)}</dd>"
    yield '</dl><div class="lt-legend">'
    for fate, count in Counter(block.fate for block in page.blocks).most_common():
        yield f'<span class="lt lt-{family_of(fate)}">{sign_of(fate)} {escape(fate)} {count:,}</span>'
    yield "</div>"
