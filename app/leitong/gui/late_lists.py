"""What the window loads once it is painted, in this order: the engine below it, then what draws, a module a turn.

A module that is missing here is loaded with the first that needs it: that turn is longer, and nothing else changes.
"""

from __future__ import annotations

from dataclasses import dataclass

from leitong.gui.step_import import PLOTS, modules_of


@dataclass(frozen=True, slots=True)
class LateList:
    """engine: modules that know nothing of Qt. drawing: modules that do."""

    engine: tuple[str, ...]
    drawing: tuple[str, ...]


COMPARE = LateList(
    engine=(
        "leitong.compare.comparison",
        "leitong.analysis",
        "leitong.presenters.encodings",
        "leitong.presenters.headline",
        "leitong.presenters.hide_equal",
        "leitong.pages.rules",
        "leitong.pages.signs",
        "leitong.presenters.peel",
        "leitong.presenters.peel_words",
        "leitong.presenters.shown_text",
        "leitong.presenters.changed_words",
        "leitong.presenters.lit_words",
        "leitong.presenters.matches",
        "leitong.presenters.scroll_map",
        "leitong.presenters.find",
        "leitong.presenters.nearest",
        "leitong.presenters.keywords",
        "leitong.presenters.ticked",
        "leitong.presenters.why.presenter",
        "leitong.words.ambiguity",
        "leitong.presenters.words.presenter",
        "leitong.presenters.words.sentences",
        "leitong.presenters.page.presenter",
    ),
    drawing=(
        *modules_of("leitong.gui.texts"),
        *modules_of("leitong.gui.page"),
        *modules_of("leitong.gui.words"),
        "leitong.gui.why.keywords_view",
        "leitong.gui.why.panel",
        "leitong.gui.compare_screen",
    ),
)
PANELS = LateList(
    engine=(
        "leitong.presenters.methods.presenter",
        "leitong.presenters.methods.names",
        "leitong.compare.methods.costs",
        "leitong.report.held",
    ),
    drawing=(PLOTS, *modules_of("leitong.gui.why"), *modules_of("leitong.gui.methods")),
)
REST = LateList(
    engine=(
        # a slow machine may not have come to the end of these yet
        *COMPARE.engine,
        *PANELS.engine,
        "leitong.presenters.library.presenter",
        "leitong.presenters.library.group_detail",
        "leitong.presenters.library.group_lines",
        "leitong.presenters.lab.presenter",
        "leitong.presenters.lab.sentences",
        "leitong.report.amounts",
        "leitong.library.probing.paper",
        "leitong.report.shells",
    ),
    drawing=(PLOTS, *modules_of("leitong.gui.library"), *modules_of("leitong.gui.lab")),
)
