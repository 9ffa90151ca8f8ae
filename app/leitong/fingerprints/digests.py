"""Digests that only exact copies share (S07)."""

from __future__ import annotations

from hashlib import md5, sha256


def content_digest(signed_letters: str) -> str | None:
    """SHA-256 of the letters of a text, 64 hex digits; None where it has none. signed_letters: as `letters` gives."""
    return sha256(signed_letters.encode("utf-8", "surrogatepass")).hexdigest() if signed_letters else None


def text_md5(text: str) -> str:
    """MD5 of `text` as it stands, 32 hex digits: to show how one letter changes half of the bits."""
    return md5(text.encode("utf-8", "surrogatepass"), usedforsecurity=False).hexdigest()


def differing_bits(one: str, other: str) -> int:
    """How many bits differ between two digests of the same length, given in hex digits."""
    if len(one) != len(other):
        raise ValueError(f"digests of {len(one)} and {len(other)} digits can't be compared")
    return (int(one, 16) ^ int(other, 16)).bit_count()
