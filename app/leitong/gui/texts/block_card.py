"""How one block of a page was judged, as a small table: each rule, what it measured, and how it voted."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication

from leitong.gui.texts.composing import reason
from leitong.gui.translate import one_after_another, said
from leitong.pages.page import Page
from leitong.pages.rules import rule_sentence
from leitong.presenters.peel_words import ballot

_EXCERPT = 60


def block_card(page: Page, block: int) -> str:
    """Rich text for a tooltip; everything from the document is escaped."""
    judged = page.blocks[block]
    text = " ".join(judged.text.split())
    excerpt = text if len(text) <= _EXCERPT else text[:_EXCERPT] + "…"
    rows = [f"<p style='margin:0'><b>{escape(reason(page, block))}</b></p>", f"<p>{escape(excerpt)}</p>"]
    if judged.votes:
        rule = QCoreApplication.translate("Peel", "Rule")
        value = QCoreApplication.translate("Peel", "Measured")
        votes = QCoreApplication.translate("Peel", "Votes")
        together = QCoreApplication.translate("Peel", "Together")
        counted = ballot(judged)
        cells = "".join(
            _row(escape(said(rule_sentence(vote.rule))), f"{vote.value:.3g}", _signed(vote.votes))
            for vote in counted.told
        )
        if counted.others:
            more = (
                QCoreApplication.translate("Peel", "1 other rule")
                if counted.others == 1
                else QCoreApplication.translate("Peel", "{n} other rules").format(n=counted.others)
            )
            cells += _row(more, "", _signed(counted.rest))
        total = _row(f"<b>{together}</b>", "", f"<b>{_signed(judged.score)}</b>")
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
    votes = "; ".join(
        f"{said(rule_sentence(vote.rule))} {_signed(vote.votes)}" for vote in ballot(judged).told
    )
    return one_after_another([reason(page, block), votes])


def _row(rule: str, value: str, votes: str) -> str:
    return f"<tr><td>{rule}</td><td align='right'>{value}</td><td align='right'>{votes}</td></tr>"


def _signed(votes: float) -> str:
    return f"{votes:+.3g}".replace("-", "−")
