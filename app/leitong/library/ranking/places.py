"""Under which names a page may be linked to: its address, its canonical one, its path, its place in a mirrored site."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path, PurePath
from urllib.parse import unquote, urlsplit

from leitong.library.page_records import Links
from leitong.remembering import remembered

_INDEX = re.compile(r"(?:index|default)\.(?:html?|xhtml|php|asp|aspx|jsp)", re.I)
# a folder that is named as a host, as mirroring programs name them
_HOST = re.compile(r"(?:[a-z0-9-]+\.)+(?!html?\b|xhtml\b|txt\b|files\b)[a-z]{2,}(?::\d+)?", re.I)
_WEB = ("http", "https")
_FILE = "file:"


def names_of(path: Path, links: Links) -> list[str]:
    """All names of the page at `path`, the surest first, as `name_of` would write a link to it."""
    names = [_named_file(os.fspath(path))]
    names += [name for address in (links.address, links.canonical) if (name := _web_name(address))]
    names += _mirrored(path)
    return list(dict.fromkeys(names))


def name_of(url: str, path: Path) -> str | None:
    """The name of the page that a link leads to. url: resolved against the page's address, or as written in the page
    at `path`; None for what is no page (a script, a mail) or no address at all.
    """
    url = url.strip()
    if url.startswith(("http://", "https://", "//")):
        return _web_name(url)
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    if parts.scheme.lower() == "file":
        return _named_file(unquote(parts.path))
    # a drive's letter is no scheme, yet a link to one leads out of the library
    if parts.scheme or not parts.path:
        return None
    if parts.path.startswith("/") and (own := next(_mirrored(path), None)):
        return _web_name(f"//{own.partition('/')[0]}{parts.path}")
    return _named_file(os.path.normpath(path.parent / unquote(parts.path)))


def _named_file(path: str) -> str:
    return _FILE + os.path.normcase(path)


@remembered(1 << 16)  # the pages of a site have most of their links in common
def _web_name(url: str) -> str | None:
    """Host, path and query: neither the scheme nor a fragment nor a written-out index page makes another page."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").rstrip(".")
        port = parts.port
    except ValueError:
        return None
    if not host or parts.scheme.lower() not in ("", *_WEB):
        return None
    if port not in (None, 80, 443):
        host = f"{host}:{port}"
    folder, _, last = unquote(parts.path).rpartition("/")
    page = f"{folder}/{'' if _INDEX.fullmatch(last) else last}".rstrip("/")
    return f"{host}{page}" + (f"?{parts.query}" if parts.query else "")


def _mirrored(path: PurePath) -> Iterator[str]:
    """The addresses of a page below a folder that is named as a host."""
    parts = path.parts
    for place, part in enumerate(parts[:-1]):
        if _HOST.fullmatch(part):
            name = _web_name(f"http://{part.lower()}/{'/'.join(parts[place + 1 :])}")
            if name:
                yield name
                # programs add an ending that the address has not
                yield re.sub(r"\.html?$", "", name)


def place_of(path: Path, links: Links) -> str:
    """Where a page lies, for telling copies elsewhere from those beside it: its host, or else its folder."""
    name = _web_name(links.address) or next(_mirrored(path), None)
    return name.partition("/")[0].partition("?")[0] if name else _named_file(os.fspath(path.parent))
