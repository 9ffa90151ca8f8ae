"""What a page declares of itself: title, description, keywords, language, base address."""

from __future__ import annotations

import re
from dataclasses import dataclass

from turbohtml import Document, Element

from leitong.pages.parse import root_of

_DECLARATIONS = "title,meta[content],base[href],link[rel=canonical][href]"
_SEPARATORS = re.compile(r"[,，;；、|\n]")


@dataclass(frozen=True, slots=True)
class Head:
    """Each empty where the page says nothing. language: of `<html lang>`, None where absent. canonical: the address
    that the page calls its own, as written.
    """

    title: str
    description: str
    keywords: tuple[str, ...]
    language: str | None
    base: str
    canonical: str = ""


def read_head(tree: Document) -> Head:
    """Read the declarations of the head or, where it has no title, of the whole page."""
    declared: dict[str, str] = {}
    title = base = canonical = None
    root = root_of(tree)
    head = root.find("head")
    nodes = head.select(_DECLARATIONS) if head is not None else []
    if not any(node.tag == "title" for node in nodes):
        nodes = tree.select(_DECLARATIONS)
    for node in nodes:
        tag = node.tag
        if tag == "meta":
            name = (node.attr("name") or node.attr("property") or "").lower()
            declared.setdefault(name, node.attr("content") or "")
        elif tag == "base":
            base = base or node.attr("href")
        elif tag == "link":
            canonical = canonical or node.attr("href")
        # a title may also stand in an svg drawing
        elif title is None and isinstance(above := node.parent, Element) and above.tag in {"head", "body"}:
            title = _tidied(node.text)
    language = root.attr("lang")
    return Head(
        title=_tidied(declared.get("og:title", "")) if title is None else title,
        description=_tidied(declared.get("description") or declared.get("og:description", "")),
        keywords=tuple(filter(None, map(_tidied, _SEPARATORS.split(declared.get("keywords", ""))))),
        language=language.strip() or None if language else None,
        base=base or "",
        canonical=(canonical or "").strip(),
    )


def _tidied(text: str) -> str:
    return " ".join(text.split())
