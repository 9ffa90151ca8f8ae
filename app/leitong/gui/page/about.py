"""What is told beside a page: all votes on the block that is looked at, or else the page object as a card."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QTextBrowser, QWidget

from leitong.gui.facts_text import language_name
from leitong.gui.tokens import Tokens
from leitong.gui.translate import said
from leitong.pages.fates import BODY, fate_sentence
from leitong.pages.page import Block, BlockKind, Page, PageKind, Vote
from leitong.pages.rules import rule_sentence
from leitong.presenters.page.presenter import PagePanelState

_LINKS = 40
_EXCERPT = 140
_BAR = 5  # squares of the heaviest vote


class PageAbout(QTextBrowser):
    """Its text can be selected; nothing in it leads anywhere."""

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._state = PagePanelState()
        self._weighed: Page | None = None
        self._weakest: float | None = None
        self.setOpenLinks(False)
        self.setProperty("role", "panel")
        self.document().setDocumentMargin(8)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Votes and page object"))

    def loadResource(self, kind: int, name: QUrl | str) -> None:
        return

    def set_tokens(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._show()

    def show_state(self, state: PagePanelState) -> None:
        before, self._state = self._state, state
        if before.page is not state.page or before.block != state.block:
            self._show()

    def _show(self) -> None:
        page, block = self._state.page, self._state.block
        if page is None:
            self.clear()
        elif block is not None:
            self.setHtml(self._votes(page.blocks[block], self._state.learned_otherwise(block)))
        else:
            self.setHtml(self._object(page))

    def _votes(self, block: Block, learned: Block | None) -> str:
        """learned: the block by the learned votes, where they decide otherwise."""
        text = " ".join(block.text.split())
        excerpt = text if len(text) <= _EXCERPT else text[:_EXCERPT] + "…"
        parts = [f"<p><b>{escape(said(fate_sentence(block.fate)))}</b></p>"]
        if learned is not None:
            otherwise = self.tr("By the learned votes ({n}): {sentence}").format(
                n=_signed(learned.score), sentence=said(fate_sentence(learned.fate))
            )
            parts.append(f"<p>≠ {escape(otherwise)}</p>")
        if excerpt:
            parts.append(f"<p><font color='{self._tokens.muted}'>{escape(excerpt)}</font></p>")
        parts.append(f"<p><font color='{self._tokens.muted}'>{escape(self._measured(block))}</font></p>")
        votes = tuple(block.votes)
        if votes:
            total = self._total(block)
            rows = "".join(self._row(vote, abs(votes[0].votes)) for vote in votes)
            parts.append(f"<p>{total}</p><table cellspacing='3'>{rows}</table>")
        else:
            nothing = self.tr("No votes: a text without tags is taken paragraph by paragraph.")
            parts.append(f"<p>{nothing}</p>")
        parts.append(f"<p><font color='{self._tokens.muted}'>{escape(block.path)}</font></p>")
        return "".join(parts)

    def _total(self, block: Block) -> str:
        """What a body block needs differs from page to page; the weakest that was taken says it best."""
        page = self._state.page
        if page is not self._weighed and page is not None:
            taken = [one.score for one in page.blocks if one.fate == BODY]
            self._weighed, self._weakest = page, min(taken, default=None)
        score = f"<b>{_signed(block.score)}</b>"
        if self._weakest is None:
            return self.tr("Together {n}").format(n=score)
        return self.tr("Together {n}; the weakest block of this page's body has {least}").format(
            n=score, least=_signed(self._weakest)
        )

    def _measured(self, block: Block) -> str:
        """What the votes are about: S02's kind, and how much of what there is."""
        kind = {
            BlockKind.TOPIC: self.tr("text block"),
            BlockKind.HUB: self.tr("block of links"),
            BlockKind.PIC: self.tr("block of pictures"),
        }[block.kind]
        counted = self.tr(
            "letters: {letters}, of them in links: {linked}; links: {links}, pictures: {images}"
        ).format(
            letters=f"{block.letters:,}",
            linked=f"{block.link_letters:,}",
            links=f"{block.links:,}",
            images=f"{block.images:,}",
        )
        return f"{kind} · {counted}"

    def _row(self, vote: Vote, most: float) -> str:
        """The votes, how heavy they are (filled for it, hollow against it), the rule, and what it measured."""
        muted = self._tokens.muted
        bar = ("■" if vote.votes > 0 else "□") * max(1, round(_BAR * abs(vote.votes) / max(most, 1e-9)))
        return (
            f"<tr><td align='right' style='white-space:pre'>{_signed(vote.votes)}</td>"
            f"<td style='white-space:pre'><font color='{muted}'>{bar}</font></td>"
            f"<td>{escape(said(rule_sentence(vote.rule)))} <font color='{muted}'>· {vote.value:.3g}</font></td></tr>"
        )

    def _object(self, page: Page) -> str:
        away = [link for link in page.links if not link.fragment]
        facts = [
            (self.tr("Title"), page.title),
            (self.tr("Content title"), page.content_title),
            (self.tr("Description"), page.description),
            (self.tr("Kind"), self._kind(page.kind)),
            (self.tr("Language"), language_name((page.language or "").partition("-")[0])),
            (self.tr("Body"), self.tr("{n} characters").format(n=f"{len(page.body):,}")),
            (self.tr("Blocks"), f"{len(page.blocks):,}"),
            (self.tr("Forward links"), f"{len(away):,}"),
            (self.tr("Anchors within"), f"{len(page.links) - len(away):,}"),
            (self.tr("Pictures"), f"{len(page.images):,}"),
        ]
        muted = self._tokens.muted
        cell = "padding: 0 12px 4px 0"
        rows = "".join(
            f"<tr><td style='{cell}'><font color='{muted}'>{name}</font></td><td>{escape(value)}</td></tr>"
            for name, value in facts
            if value and value != "0"
        )
        heading = self.tr("The page object")
        parts = [f"<p><b>{heading}</b></p><table cellspacing='0'>{rows}</table>"]
        if away:
            anchors = self.tr("Anchors and where they lead")
            parts.append(f"<p><b>{anchors}</b></p>")
            for link in away[:_LINKS]:
                target = f"<font color='{muted}'>{escape(link.url)}</font>"
                parts.append(f"<p style='margin:2px'>{escape(link.anchor or '—')}<br>{target}</p>")
            if len(away) > _LINKS:
                more = self.tr("… and {n} more").format(n=f"{len(away) - _LINKS:,}")
                parts.append(f"<p>{more}</p>")
        return "".join(parts)

    def _kind(self, kind: PageKind) -> str:
        return {
            PageKind.TOPIC: self.tr("topic: a text"),
            PageKind.HUB: self.tr("hub: links"),
            PageKind.PIC: self.tr("pictures"),
            PageKind.EMPTY: self.tr("empty"),
        }[kind]


def _signed(votes: float) -> str:
    return f"{votes:+.2f}".replace("-", "−")
