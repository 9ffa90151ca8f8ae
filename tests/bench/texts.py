"""How fast the two text panes are: a pair of 1 MB Chinese texts with thousands of passages, and a line of 5 MB.

Run: .venv/bin/python tests/bench/texts.py
Peer: two plain QPlainTextEdit with the same texts, nothing lit, in the same run.
"""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import replace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPlainTextEdit, QWidget

from leitong.analysis import Analysis, analyse
from leitong.compare.compare import compare
from leitong.compare.comparison import Comparison, Passage
from leitong.gui.texts.view import TextsView
from leitong.gui.tokens import LIGHT
from leitong.presenters.focus import SharedFocus
from leitong.spans import Span

WORDS = tuple(
    "图书馆 今天 宣布 将于 下月 延长 夜间 开放 时间 周末 自习区 读者 可以 通过 手机 预约 座位 系统 提醒 学校".split()  # noqa: SIM905
)
SENTENCES = 18_000
WIDTH, HEIGHT = 1180, 640


def pair() -> Comparison:
    """About 350,000 characters, 1 MB in UTF-8, a side; every second sentence shared, every tenth of them edited."""
    chance = random.Random(7)
    texts: dict[str, list[str]] = {"a": [], "b": []}
    at = {"a": 0, "b": 0}
    passages: list[Passage] = []

    def put(side: str, sentence: str) -> Span:
        start = at[side]
        texts[side].append(sentence)
        at[side] += len(sentence)
        return Span(start, at[side])

    for number in range(SENTENCES):
        sentence = "".join(chance.choices(WORDS, k=9))
        if number % 2:
            edited = number % 20 == 1
            a, b = put("a", sentence), put("b", ("昨日" + sentence[2:]) if edited else sentence)
            runs = ((Span(a.start + 2, a.end), Span(b.start + 2, b.end)),) if edited else ((a, b),)
            passages.append(Passage(a, b, "edited" if edited else "same", number % 50 == 1, len(a), runs))
        else:
            put("a", sentence)
            put("b", "".join(chance.choices(WORDS, k=9)))
        end = "。\n" if number % 8 == 7 else "。"
        put("a", end)
        put("b", end)
    sides = [analyse("".join(texts[side])) for side in ("a", "b")]
    return replace(_shell(), a=sides[0], b=sides[1], passages=tuple(passages))


def _shell() -> Comparison:
    return compare(analyse("one text of a few words"), analyse("one text of a few more words"))


def milliseconds(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return (time.perf_counter() - start) * 1000


def frames(acts: list[Callable[[], object]]) -> str:
    """Median and worst of acts that each end with the painting done."""
    times = [milliseconds(act) for act in acts]
    return f"median {statistics.median(times):6.1f} ms, worst {max(times):6.1f} ms"


def main() -> None:
    app = QApplication([])
    comparison = pair()
    print(f"{len(comparison.a.text):,} characters a side, {len(comparison.passages):,} passages")
    view = TextsView(SharedFocus(), LIGHT)
    view.resize(WIDTH, HEIGHT)
    view.show()
    app.processEvents()
    peer = plain_panes()
    app.processEvents()

    def fill_peer() -> None:
        for pane, analysis in zip(
            peer.findChildren(QPlainTextEdit), (comparison.a, comparison.b), strict=True
        ):
            pane.setPlainText(analysis.text)
        app.processEvents()

    def show() -> None:
        view.show_comparison(comparison)
        app.processEvents()

    plain, lit = milliseconds(fill_peer), milliseconds(show)
    print(f"shown and lit            {lit:6.0f} ms ({lit / plain:.1f} times two plain panes: {plain:.0f} ms)")
    bar = view.panes["a"].verticalScrollBar()
    bars = [pane.verticalScrollBar() for pane in peer.findChildren(QPlainTextEdit)]

    def scroll(step: int) -> None:
        bar.setValue(bar.value() + step)
        app.processEvents()

    def scroll_peer(step: int) -> None:
        for one in bars:
            one.setValue(one.value() + step)
        app.processEvents()

    print("wheel, both panes        " + frames([lambda: scroll(3)] * 120))
    print("  the peer               " + frames([lambda: scroll_peer(3)] * 120))
    print("page, both panes         " + frames([lambda: scroll(25)] * 60))
    print(
        "jump anywhere            "
        + frames([lambda n=n: scroll(n) for n in (9000, -5000, 8000, -11000, 7000)])
    )
    pane = view.panes["a"]

    def hover(y: int) -> None:
        pane.hovered.emit(pane.sight.point_at(QPointF(200, y)))
        app.processEvents()

    print("mouse over a match       " + frames([lambda y=y: hover(y) for y in range(20, HEIGHT - 40, 5)]))

    def step() -> None:
        view.next_match()
        app.processEvents()

    print("next match               " + frames([step] * 60))

    def toggle(act: Callable[[], None]) -> None:
        act()
        app.processEvents()

    print("hide equal text          " + frames([lambda: toggle(view.toggle_hide_equal)] * 4))
    print("larger text              " + frames([lambda: toggle(lambda: view.zoom(1))] * 3))
    print(
        "find a common word       " + frames([lambda: toggle(lambda: view._finding._look_for("图书馆"))] * 3)
    )

    def one_word(term: str) -> None:
        view._focus.on_term(term)
        app.processEvents()

    print("light a common word      " + frames([lambda w=w: one_word(w) for w in WORDS[:10]]))
    one_line(app, view)


def one_line(app: QApplication, view: TextsView) -> None:
    shell = _shell()
    for name, text in (
        ("one line of 5 MB", "一行很长的文字没有换行" * 160_000),
        ("one character 5,000,000 times", "a" * 5_000_000),
        ("500,000 lines of 5 MB", "短短的行\n" * 500_000),
    ):
        side: Analysis = replace(shell.a, page=replace(shell.a.page, body=text, blocks=()))
        whole = Passage(Span(0, len(text)), Span(0, len(text)), "same", False, len(text), ())
        comparison = replace(shell, a=side, b=side, passages=(whole,))

        def show(comparison: Comparison = comparison) -> None:
            view.show_comparison(comparison)
            app.processEvents()

        shown = milliseconds(show)
        turns = []
        while any(pane.filling.busy for pane in view.panes.values()):
            turns.append(milliseconds(app.processEvents))
        longest = f", {sum(turns):.0f} ms later whole, longest turn {max(turns):.0f} ms" if turns else ""
        print(f"{name}: shown {shown:.0f} ms{longest}")
        bar = view.panes["a"].verticalScrollBar()

        def scroll(bar=bar) -> None:  # type: ignore[no-untyped-def]
            bar.setValue(bar.value() + 40)
            app.processEvents()

        print("  page                   " + frames([scroll] * 20))


def plain_panes() -> QWidget:
    panes = QWidget()
    row = QHBoxLayout(panes)
    for _ in range(2):
        row.addWidget(QPlainTextEdit())
    panes.resize(WIDTH, HEIGHT)
    panes.show()
    return panes


if __name__ == "__main__":
    main()
