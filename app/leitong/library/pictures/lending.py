"""A picture that a page has lost is shown from a copy of the page, and said to be (S35)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.pages.page import Image
from leitong.pages.pictures.text_side import file_name

_Rule = Callable[[Image, int], bool]
_FROM = QT_TRANSLATE_NOOP("Core", "shown from the copy {page}")


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture of a page. there: whether its file can be read."""

    image: Image
    there: bool


@dataclass(frozen=True, slots=True)
class Loan:
    """page: the copy that lends the picture, as its group names it."""

    page: str
    image: Image

    @property
    def label(self) -> Message:
        """What must stand beside the picture."""
        return Message(_FROM, {"page": self.page})


def loan_for(page: str, place: int, group: Mapping[str, Sequence[Shown]]) -> Loan | None:
    """What the other pages of the group lend for the picture at `place` of `page`; None if they have none.

    group: the pages of one group of copies, each with its pictures in order; none other may lend. In this order: the
    same name of the file and the same alternative text, the same text, the same name, the same place.
    """
    missing = group[page][place].image
    name, alt = file_name(missing), missing.alt.strip()
    others = [(other, at, shown) for other, at, shown in _offered(group) if other != page]
    rules: tuple[_Rule, ...] = (
        lambda image, _at: bool(alt) and image.alt.strip() == alt and file_name(image) == name,
        lambda image, _at: bool(alt) and image.alt.strip() == alt,
        lambda image, _at: bool(name) and file_name(image) == name,
        lambda _image, at: at == place,
    )
    for fits in rules:
        for other, at, shown in others:
            if fits(shown.image, at):
                return Loan(other, shown.image)
    return None


def _offered(group: Mapping[str, Sequence[Shown]]) -> Iterator[tuple[str, int, Shown]]:
    for page, pictures in group.items():
        for at, shown in enumerate(pictures):
            if shown.there:
                yield page, at, shown
