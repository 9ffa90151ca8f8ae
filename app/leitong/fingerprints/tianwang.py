"""The five algorithms of the Tianwang search engine: is a page a copy, by its description or its heaviest words?

S13–S17. Each is one look-up in a table of digests; the fourth and fifth also hold the weights of the words against each
other. Wang, Xie, Lei and Li, Acta Electronica Sinica 2000 (Z1), as retold; of N only "about 10" is known, and no value
of the distance: 0.05 is ours.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import md5
from heapq import nsmallest

import numpy as np
from numpy.typing import NDArray

from leitong.words.normalise import letters, norm

TERMS = 10
MOST_TERMS = 50
DISTANCE = 0.05
DESCRIPTION_BYTES = {"utf-8": 512, "gbk": 256}
"""How much of the description is signed: about 170 Chinese characters in UTF-8, 128 in GBK as in 2000."""

SEPARATOR = "\x1f"
"""Between joined terms, so that 甲乙 + 丙 and 甲 + 乙丙 differ."""
_FIRST_LOOK = 2048  # characters of a body that nearly always hold its first 512 bytes once normalised


@dataclass(frozen=True, slots=True)
class Tianwang:
    """What is kept of one page. description: at most 512 bytes of it. terms: heaviest first, equal weights by code
    point; weights: of each term. Where there is nothing to sign they are empty, and there is no digest to be equal.
    """

    description: str
    terms: tuple[str, ...]
    weights: tuple[float, ...]

    @property
    def des(self) -> bytes | None:
        """MD5 of the description."""
        return _md5(self.description)

    @property
    def con(self) -> bytes | None:
        """MD5 of the terms in the order of their weights."""
        return _md5(SEPARATOR.join(self.terms))

    @property
    def sort(self) -> bytes | None:
        """MD5 of the terms in the order of their code points."""
        return _md5(SEPARATOR.join(self.sorted_terms))

    @property
    def sorted_terms(self) -> tuple[str, ...]:
        return tuple(sorted(self.terms))

    @property
    def sorted_weights(self) -> tuple[float, ...]:
        """Of each of `sorted_terms`: all that a table keeps to decide the fourth and fifth once `sort` is equal."""
        weight_of = self.weight_of
        return tuple(weight_of[term] for term in self.sorted_terms)

    @property
    def weight_of(self) -> dict[str, float]:
        return dict(zip(self.terms, self.weights, strict=True))


def tianwang(
    weights: Mapping[str, float],
    *,
    description: str = "",
    body: str = "",
    terms: int = TERMS,
    encoding: str = "utf-8",
) -> Tianwang:
    """What the five algorithms look at.

    weights: of each term, ≥ 0; give relative ones (`relative`), or a page and its double are far apart.
    description: of the page's head; the beginning of `body` stands in where it has no letter. terms: N, 1–50.
    Raises ValueError for another N or an encoding that is neither "utf-8" nor "gbk".
    """
    if not 1 <= terms <= MOST_TERMS:
        raise ValueError(f"from 1 to {MOST_TERMS} terms make a signature, not {terms}")
    heaviest = nsmallest(terms, weights.items(), key=lambda row: (-row[1], row[0]))
    return Tianwang(
        _said(first_bytes(description, encoding)) or _said(first_bytes(body, encoding)),
        tuple(term for term, _ in heaviest),
        tuple(float(weight) for _, weight in heaviest),
    )


def relative(weights: Mapping[str, float]) -> dict[str, float]:
    """Each weight as a share of their sum; empty if that is 0."""
    whole = math.fsum(weights.values())
    return {term: weight / whole for term, weight in weights.items()} if whole else {}


def first_bytes(text: str, encoding: str = "utf-8") -> str:
    """The beginning of norm(text) that fits 512 bytes of UTF-8, or 256 of GBK, cut between characters."""
    if encoding not in DESCRIPTION_BYTES:
        raise ValueError(f'a description is cut in "utf-8" or "gbk", not {encoding!r}')
    room = DESCRIPTION_BYTES[encoding]
    look, normal = _FIRST_LOOK, norm(text[:_FIRST_LOOK])
    # A long text is not normalised as a whole for its first line; what is beyond the room is slack for the cut
    while len(normal) < 2 * room and look < len(text):
        look *= 8
        normal = norm(text[:look])
    if look < len(text):
        normal = normal[:room]
    if encoding == "gbk":
        return normal.encode("gb18030", "replace")[:room].decode("gb18030", "ignore")
    return normal.encode("utf-8", "replace")[:room].decode("utf-8", "ignore")


def weight_distance(a: Mapping[str, float], b: Mapping[str, float]) -> float | None:
    """Σ(wₐ − w_b)² / (Σwₐ² + Σw_b²), paired by term, 0–1; None if all weights are 0.

    1 − cosine where both have the same length; (1 − c)² / (1 + c²) where one is c times the other.
    """
    squares = math.fsum(weight * weight for one in (a, b) for weight in one.values())
    if not squares:
        return None
    apart = math.fsum((a.get(term, 0.0) - b.get(term, 0.0)) ** 2 for term in a.keys() | b.keys())
    return apart / squares


def of_like_weights(
    a: NDArray[np.float64], b: NDArray[np.float64], distance: float = DISTANCE
) -> NDArray[np.bool_]:
    """Which pairs of pages with the same terms are under the distance, by what a table keeps; shape (n,).

    a, b: `sorted_weights` of each pair's pages, with zeros after the last; shape (n, terms).
    """
    squares = (a * a + b * b).sum(axis=1)
    near: NDArray[np.bool_] = (squares > 0) & (((a - b) ** 2).sum(axis=1) < distance * squares)
    return near


def agreeing(a: Tianwang, b: Tianwang, distance: float = DISTANCE) -> tuple[bool, bool, bool, bool, bool]:
    """Which of the five algorithms call one a copy of the other. distance: what D must be under (a)."""
    same_order = a.con is not None and a.con == b.con
    same_terms = a.sort is not None and a.sort == b.sort
    apart = weight_distance(a.weight_of, b.weight_of)
    near = apart is not None and apart < distance
    return (
        a.des is not None and a.des == b.des,
        same_order,
        same_terms,
        same_order and near,
        same_terms and near,
    )


def _said(text: str) -> str:
    """The text, unless it is marks and spaces only."""
    return text if letters(text) else ""


def _md5(text: str) -> bytes | None:
    if not text:
        return None
    return md5(text.encode("utf-8", "surrogatepass"), usedforsecurity=False).digest()
