"""The words that stand for a page of pictures: alternative texts, titles, captions, names of files, links' words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

from leitong.pages.page import Image, Page

FEWEST_LETTERS = 50
"""A page with pictures and fewer letters of text is one of pictures."""
_WORDS = re.compile(r"[^\W\d_]{2,}")
# what cameras and programs call every picture
_CALLED_ANYTHING = frozenset(
    (
        *("img", "dsc", "dscn", "image", "images", "picture", "photo", "pic", "index", "default"),
        *("thumb", "thumbnail", "large", "small", "medium", "copy", "file"),
    )
)


def text_beside(page: Page, anchors: Iterable[str] = ()) -> str:
    """All that is said about the pictures, one thing a line. anchors: the words in which others lead to the page."""
    said = [page.title, page.content_title, page.description, page.body]
    for image in page.images:
        said += [image.alt, image.title, image.caption, " ".join(_name_words(image))]
    lines = dict.fromkeys(line.strip() for line in (*said, *anchors))
    return "\n".join(line for line in lines if line)


def file_name(image: Image) -> str:
    """The name of the picture's file, without its folder."""
    try:
        return PurePosixPath(unquote(urlsplit(image.url).path)).name
    except ValueError:
        return ""


def _name_words(image: Image) -> list[str]:
    stem = PurePosixPath(file_name(image)).stem
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", stem)
    return [word for word in _WORDS.findall(words) if word.lower() not in _CALLED_ANYTHING]
