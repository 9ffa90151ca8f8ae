"""How the palette of roles becomes a look: Qt's own colours, the style sheet, and which of light and dark to take."""

from __future__ import annotations

from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from leitong.gui.tokens import DARK, LIGHT, Tokens
from leitong.resources import resource


def tokens_for(theme: str) -> Tokens:
    """theme: "light", "dark" or "system"; a system that does not say is taken for light."""
    if theme == "system":
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return DARK if dark else LIGHT
    return DARK if theme == "dark" else LIGHT


def blend(front: str, back: str, share: float) -> str:
    """The colour between two, share 0–1 of the front one."""
    f, b = QColor(front), QColor(back)
    pairs = ((f.red(), b.red()), (f.green(), b.green()), (f.blue(), b.blue()))
    return QColor(*(round(below + (above - below) * share) for above, below in pairs)).name()


def palette_of(tokens: Tokens) -> QPalette:
    """All roles of Qt's palette from ours, so that no widget keeps the style's own colours."""
    roles = QPalette.ColorRole
    colours = {
        roles.Window: tokens.window,
        roles.WindowText: tokens.text,
        roles.Base: tokens.base,
        roles.AlternateBase: tokens.window,
        roles.Text: tokens.text,
        roles.Button: tokens.window,
        roles.ButtonText: tokens.text,
        roles.BrightText: tokens.base,
        roles.ToolTipBase: tokens.base,
        roles.ToolTipText: tokens.text,
        roles.PlaceholderText: tokens.muted,
        roles.Highlight: blend(tokens.text, tokens.base, 0.16),
        roles.HighlightedText: tokens.text,
        roles.Link: tokens.a,
        roles.LinkVisited: tokens.a,
        roles.Light: tokens.base,
        roles.Midlight: tokens.window,
        roles.Mid: tokens.line,
        roles.Dark: tokens.line,
        roles.Shadow: tokens.line,
    }
    palette = QPalette()
    for role, colour in colours.items():
        palette.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        faded = QColor(blend(tokens.muted, tokens.window, 0.7))
        palette.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return palette


def style_sheet(tokens: Tokens, size: int) -> str:
    """The style sheet of the window with its roles filled in. size: points of ordinary text."""
    source = Template(resource("styles", "leitong.qss").read_text("utf-8"))
    shade = "dark" if tokens.dark else "light"
    return source.substitute(
        base=tokens.base,
        window=tokens.window,
        text=tokens.text,
        muted=tokens.muted,
        line=tokens.line,
        a=tokens.a,
        b=tokens.b,
        same=tokens.same,
        edited=tokens.edited,
        ignored=tokens.ignored,
        small=size - 2,
        detail=size - 1,
        sentence=size + 2,
        title=round(size * 1.8),
        hover=blend(tokens.text, tokens.base, 0.07),
        pressed=blend(tokens.text, tokens.base, 0.14),
        handle=blend(tokens.muted, tokens.base, 0.45),
        up=resource("icons", "qss", f"up-{shade}.svg").as_posix(),
        down=resource("icons", "qss", f"down-{shade}.svg").as_posix(),
        tick=resource("icons", "qss", f"tick-{shade}.svg").as_posix(),
        strong=blend(tokens.text, tokens.base, 0.5),
    )
