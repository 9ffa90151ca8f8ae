"""How one block of a page was judged, as a small table: each rule, what it measured, and how it voted."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from leitong.gui.texts.composing import reason
from leitong.pages.page import Page

_EXCERPT = 60


def block_card(page: Page, block: int) -> str:
    """Rich text for a tooltip; everything from the document is escaped."""
    judged = page.blocks[block]
    text = " ".join(judged.text.split())
    excerpt = text if len(text) <= _EXCERPT else text[:_EXCERPT] + "…"
    rows = [f"<p style='margin:0'><b>{escape(reason(page, block))}</b></p>", f"<p>{escape(excerpt)}</p>"]
    if judged.votes:
        rule, value, votes = (
            QCoreApplication.translate("Peel", "Rule"),
            QCoreApplication.translate("Peel", "Measured"),
            QCoreApplication.translate("Peel", "Votes"),
        )
        cells = "".join(
            _row(escape(vote.rule.replace("-", " ")), f"{vote.value:.3g}", _signed(vote.votes))
            for vote in judged.votes
        )
        total = _row(
            f"<b>{QCoreApplication.translate('Peel', 'Together')}</b>", "", f"<b>{_signed(judged.score)}</b>"
        )
        rows.append(
            "<table cellspacing='4'>"
            + _row(f"<i>{rule}</i>", f"<i>{value}</i>", f"<i>{votes}</i>")
            + f"{cells}{total}</table>"
        )
    rows.append(f"<p style='margin:0'><small>{escape(judged.path)}</small></p>")
    return "".join(rows)


def block_words(page: Page, block: int) -> str:
    """The same for a screen reader, in one line."""
    judged = page.blocks[block]
    votes = "; ".join(f"{vote.rule.replace('-', ' ')} {_signed(vote.votes)}" for vote in judged.votes)
    return f"{reason(page, block)} {votes}".strip()


def _row(rule: str, value: str, votes: str) -> str:
    return f"<tr><td>{rule}</td><td align='right'>{value}</td><td align='right'>{votes}</td></tr>"


def _signed(votes: float) -> str:
    return f"{votes:+.3g}".replace("-", "−")
