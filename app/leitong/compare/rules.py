"""What does not count when two texts are compared."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from leitong.spans import Span


@dataclass(frozen=True, slots=True)
class Template:
    """What every document of a kind has in it. name: how the person knows it."""

    name: str
    text: str


class Stamps(StrEnum):
    """Whether dates, times, counters and addresses are passed over (S00)."""

    AUTO = "auto"  # in web pages, where they change with each visit, and not in documents
    ON = "on"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Rules:
    """As they stand here they are those of every comparison and scan that names no others.

    ignore_case: A and a. ignore_width: full-width and half-width forms, ligatures and the like. ignore_punctuation:
    all marks and symbols. ignore_numbers: all that is written in digits. ignore_variants: traditional and simplified
    characters. ignore_space: white space and line breaks. stamps: where they are passed over. shortest: passages of
    fewer words (Chinese: characters) do not count, and nothing that stands in no passage; 0: all do. template: its text
    is taken out of both documents.
    struck_a, struck_b: stretches of each document's text that are taken out, to see what would be without them.
    """

    ignore_case: bool = True
    ignore_width: bool = True
    ignore_punctuation: bool = True
    ignore_numbers: bool = False
    ignore_variants: bool = True
    ignore_space: bool = True
    stamps: Stamps = Stamps.AUTO
    shortest: int = 0
    template: Template | None = None
    struck_a: tuple[Span, ...] = ()
    struck_b: tuple[Span, ...] = ()

    def __post_init__(self) -> None:
        if self.shortest < 0:
            raise ValueError(f"a passage has at least 0 words, not {self.shortest}")

    @property
    def usual(self) -> bool:
        """Whether nothing was chosen otherwise."""
        return self == USUAL

    @property
    def turned(self) -> Rules:
        """The same for the two documents in the other order."""
        return replace(self, struck_a=self.struck_b, struck_b=self.struck_a)

    @property
    def as_words(self) -> bool:
        """Whether words are equal exactly if they always are, so that a look at letters says the same."""
        return (
            self.ignore_case
            and self.ignore_width
            and self.ignore_punctuation
            and self.ignore_variants
            and self.ignore_space
        )


USUAL = Rules()
