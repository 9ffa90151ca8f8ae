"""The text that is signed: a page's without its stamps, which change with each visit; a document's as it is (S00)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b

from leitong.documents.document import Format
from leitong.pages.page import Page
from leitong.spans import Span
from leitong.words.blanks import blanked
from leitong.words.fold import fold
from leitong.words.joined import Joined
from leitong.words.mask import passed_over, passed_over_in_each
from leitong.words.normalise import letters

STAMPS_BYTES = 16


@dataclass(frozen=True, slots=True)
class SignedText:
    """text: as long as the body, so that offsets are the same. stamps: what is passed over, in order; none of text."""

    text: str
    stamps: tuple[Span, ...] = ()


def has_stamps(format_: Format) -> bool:
    """Whether dates, times, counters and addresses in a file of this format say when it was looked at."""
    return format_ is Format.HTML


def signed_text(body: str, *, without_stamps: bool) -> SignedText:
    """The body with blanks in the place of its stamps, if those do not count."""
    stamps = passed_over(body) if without_stamps else ()
    return SignedText(blanked(body, stamps), stamps)


def stamps_of_each(
    bodies: Sequence[str], joined: Joined, without_stamps: Sequence[bool]
) -> list[tuple[Span, ...]]:
    """The stamps of each of several bodies, of those in which they do not count. joined: all of them."""
    if not any(without_stamps):
        return [()] * len(bodies)
    found = passed_over_in_each(bodies, joined)
    return [stamps if without else () for stamps, without in zip(found, without_stamps, strict=True)]


def signed_page(page: Page, *, without_stamps: bool) -> Page:
    """The page with blanks in the place of the stamps of its body and description, if those do not count."""
    if not without_stamps:
        return page
    body, description = (
        signed_text(text, without_stamps=True).text for text in (page.body, page.description)
    )
    return replace(page, body=body, description=description)


def stamps_key(body: str, stamps: tuple[Span, ...]) -> bytes:
    """Equal for texts of which the same was passed over, whatever characters it is written in; empty for nothing."""
    if not stamps:
        return b""
    passed = "\n".join(stamp.of(body) for stamp in stamps)
    # folding does more, but to no letter of ASCII, and takes many times as long
    said = letters(passed if passed.isascii() else fold(passed).text)
    return blake2b(said.encode("utf-8", "surrogatepass"), digest_size=STAMPS_BYTES).digest()
