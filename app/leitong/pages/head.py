"""What a page declares of itself: title, description, keywords, language, base address."""

from __future__ import annotations

import re
from dataclasses import dataclass

from selectolax.lexbor import LexborHTMLParser

_SEPARATORS = re.compile(r"[,，;；、|\n]")


@dataclass(frozen=True, slots=True)
class Head:
    """Each empty where the page says nothing. language: of `<html lang>`, None where absent."""

    title: str
    description: str
    keywords: tuple[str, ...]
    language: str | None
    base: str


def read_head(tree: LexborHTMLParser) -> Head:
    """Read the declarations, wherever in the page they stand."""
    declared: dict[str, str] = {}
    for meta in tree.css("meta[content]"):
        attributes = meta.attributes
        name = (attributes.get("name") or attributes.get("property") or "").lower()
        declared.setdefault(name, " ".join((attributes.get("content") or "").split()))
    title = tree.css_first("head title") or tree.css_first("body > title")
    base = tree.css_first("base[href]")
    language = tree.root.attributes.get("lang") if tree.root is not None else None
    return Head(
        title=" ".join(title.text().split()) if title is not None else declared.get("og:title", ""),
        description=declared.get("description") or declared.get("og:description", ""),
        keywords=tuple(
            word.strip() for word in _SEPARATORS.split(declared.get("keywords", "")) if word.strip()
        ),
        language=language.strip() or None if language else None,
        base=(base.attributes.get("href") or "") if base is not None else "",
    )
