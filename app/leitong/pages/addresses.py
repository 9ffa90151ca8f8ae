"""Where a page's links lead: hrefs made absolute against the page's own address."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import urljoin, urlsplit

# written by browsers at the head of a saved page
_SAVED_FROM = re.compile(r"<!--\s*saved from url=\(\d+\)(\S+)")
# every link of a page is joined to its base; longer ones are no addresses
_LONGEST_BASE = 2_048
_WHOLE = ("http://", "https://", "javascript:", "mailto:")
_BARE = re.compile(r"/(?!/)[^\s.?#\\]*(?:\.\w+)?(?:[?#]\S*)?")


def address_of(source: str, html: str) -> str:
    """The page's address: `source` if it is one, else what a browser noted when saving, else ""."""
    if source.startswith(("http://", "https://")):
        return source
    saved = _SAVED_FROM.search(html, 0, 4_000)
    return saved[1] if saved else ""


@dataclass(frozen=True)
class Addresses:
    """Resolves hrefs. page: the page's own address or ""; base: of its <base> tag, or ""."""

    page: str
    base: str = ""

    @cached_property
    def _root(self) -> str:
        root = _joined(self.page, self.base) if self.base else self.page
        return root if len(root) <= _LONGEST_BASE else ""

    @cached_property
    def _origin(self) -> str:
        try:
            parts = urlsplit(self._root)
        except ValueError:
            return ""
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""

    def resolve(self, href: str) -> str:
        """Absolute address of `href`; without a known address, or where it is malformed, `href` as written."""
        return self.resolve_all((href,))[0]

    def resolve_all(self, hrefs: Iterable[str]) -> list[str]:
        """The same of each: a page has hundreds."""
        root, origin = self._root, self._origin
        if not root:
            return [href.strip() for href in hrefs]
        bare = _BARE.fullmatch
        return [
            href
            if href.startswith(_WHOLE)
            else origin + href
            if origin and bare(href)
            else _joined(root, href)
            for href in map(str.strip, hrefs)
        ]

    def within(self, href: str, resolved: str) -> bool:
        """Whether it points into the page itself."""
        if href.lstrip().startswith("#"):
            return not self.base or self._root.partition("#")[0] == self.page.partition("#")[0]
        before, mark, _ = resolved.partition("#")
        return bool(mark and before) and before == self.page.partition("#")[0]


def _joined(base: str, href: str) -> str:
    try:
        return urljoin(base, href)
    except ValueError:
        return href
