"""Why two SimHash fingerprints differ: each bit's votes, and the words that pushed it (S10)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import compress
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from leitong.compare.pushes import Apart, BitVotes, Push, Strike
from leitong.fingerprints.signature import SimHash, unpacked

MOST = 100_000
Side = Literal["a", "b", "both"]


class Explanation:
    """Answers questions about the votes of two word fingerprints of the same recipe.

    terms: all words of both, in code point order; of a document with more than MOST words its heaviest. bits: both
    votes on each bit, most significant first.
    """

    __slots__ = (
        "_hashes",
        "_order",
        "_others",
        "_row",
        "_signs",
        "_tie",
        "_votes",
        "_weights",
        "bits",
        "terms",
    )

    def __init__(self, a: SimHash, b: SimHash) -> None:
        """Raises ValueError if the recipes differ."""
        if a.recipe != b.recipe:
            raise ValueError(f"votes of different recipes are never compared: {a.recipe} and {b.recipe}")
        whole = a.total_weight, b.total_weight
        a, b = _heaviest(a), _heaviest(b)
        # of words that are too many to be told
        self._others = np.array(whole) - (a.total_weight, b.total_weight)
        hash_of = dict(zip(a.features, a.hashes.tolist(), strict=True))
        hash_of.update(zip(b.features, b.hashes.tolist(), strict=True))
        self.terms = tuple(sorted(hash_of))
        self._hashes = np.array([hash_of[term] for term in self.terms], dtype=np.uint64)
        self._weights = np.stack([_weights(self.terms, a), _weights(self.terms, b)])
        self._votes = np.stack([a.votes, b.votes]).astype(np.int64)
        self._tie = a.recipe.tie
        self._row: dict[str, int] | None = None
        self._order: NDArray[np.int64] | None = None
        self._signs: NDArray[np.int8] | None = None
        self.bits = self._bit_votes()

    def __getstate__(self) -> tuple[object, ...]:
        # the ±1 table is eight times the rest and quickly made again
        return self.terms, self._hashes, self._weights, self._others, self._votes, self._tie, self.bits

    def __setstate__(self, state: tuple[object, ...]) -> None:
        names = ("terms", "_hashes", "_weights", "_others", "_votes", "_tie", "bits")
        for name, value in zip(names, state, strict=True):
            setattr(self, name, value)
        self._row = self._order = self._signs = None

    @property
    def differing(self) -> tuple[int, ...]:
        """The bits that differ, ascending."""
        return tuple(votes.bit for votes in self.bits if votes.differs)

    def pushes(self, bit: int, most: int | None = None, within: str = "") -> tuple[Push, ...]:
        """The words of both documents, those that pull the two votes apart most first; all, or `most` of them.

        within: letters that a word has to hold.
        """
        return self._pushes(bit, self._holding(within), most)

    def weights_of(self, term: str) -> tuple[int, int]:
        """The word's weight in each document, 0 where it is missing."""
        row = self._rows().get(term)
        return (0, 0) if row is None else (int(self._weights[0, row]), int(self._weights[1, row]))

    def __contains__(self, term: str) -> bool:
        """Whether the word stands in either document."""
        return term in self._rows()

    def without(self, terms: Iterable[str]) -> Explanation | None:
        """The same if `terms` stood in neither document; None if one of them has no word left."""
        struck = [self._rows()[term] for term in terms if term in self]
        kept = np.ones(len(self.terms), dtype=bool)
        kept[struck] = False
        weights = self._weights[:, kept]
        if not weights.any(axis=1).all():
            return None
        votes = self._votes - self._weights[:, struck] @ self._sign_table()[struck].astype(np.int64)
        left = Explanation.__new__(Explanation)
        terms_left = tuple(compress(self.terms, kept.tolist()))
        left.__setstate__((terms_left, self._hashes[kept], weights, self._others, votes, self._tie, ()))
        left._signs = self._sign_table()[kept]
        left.bits = left._bit_votes()
        return left

    def strip(self, term: str) -> tuple[int, ...]:
        """+1 or −1 for each bit: where the word pushes. Raises KeyError if it stands in neither document."""
        return tuple(self._sign_table()[self._rows()[term]].tolist())

    def holding_apart(self, bit: int) -> tuple[Push, ...]:
        """The fewest words without which the bit would be equal; empty if the bit is equal.

        A word pushes a bit the same way in both documents. So one takes away the heaviest words that hold the
        one document up, or those that hold the other down, until its bit turns, and keeps the shorter list.
        """
        if not self.bits[bit].differs:
            return ()
        up = int(self._votes[1, bit] > self._votes[0, bit])
        ways = (self._to_turn(bit, up, 1), self._to_turn(bit, 1 - up, -1))
        return self._pushes(bit, min(ways, key=len))

    def apart(self, most: int | None = None, within: str = "") -> tuple[Apart, ...]:
        """The words by their part in the differing bits, the strongest first; all, or `most` of them.

        within: letters that a word has to hold.
        """
        bits = np.array(self.differing, dtype=np.int64)
        if not bits.size:
            return ()
        signs = self._sign_table()[:, bits].astype(np.int64)
        votes = self._votes[:, bits]
        pulls = signs * (self._weights[0] - self._weights[1])[:, None] * np.sign(votes[0] - votes[1])
        without = [self._ones(votes[side] - signs * self._weights[side][:, None]) for side in (0, 1)]
        equal = without[0] == without[1]
        totals = pulls.sum(axis=1)
        order = np.argsort(-totals, kind="stable")
        order = self._only(order, within)[:most]
        return tuple(
            Apart(self.terms[row], tuple(bits[equal[row]].tolist()), int(totals[row]))
            for row in order.tolist()
        )

    def strike(self, terms: Iterable[str], side: Side = "both") -> Strike:
        """Distance and differing bits without `terms` in the documents of `side`; equal bits may part."""
        struck = tuple(sorted(set(terms) & self._rows().keys()))
        rows = np.array([self._rows()[term] for term in struck], dtype=np.int64)
        signs = self._sign_table()[rows].astype(np.int64)
        votes, weights = self._votes.copy(), self._weights.copy()
        for index, name in enumerate("ab"):
            if side in (name, "both"):
                votes[index] -= weights[index, rows] @ signs
                weights[index, rows] = 0
        if not weights.any(axis=1).all():
            return Strike(struck, None, ())
        differing = np.flatnonzero(self._ones(votes[0]) != self._ones(votes[1]))
        return Strike(struck, int(differing.size), tuple(differing.tolist()))

    def _bit_votes(self) -> tuple[BitVotes, ...]:
        totals = np.maximum(self._weights.sum(axis=1) + self._others, 1)[:, None]
        margins = np.abs(self._votes) / totals
        ones = self._ones(self._votes)
        return tuple(
            BitVotes(bit, vote_a, vote_b, margin_a, margin_b, one_a != one_b, self._tie)
            for bit, (vote_a, vote_b, margin_a, margin_b, one_a, one_b) in enumerate(
                zip(*self._votes.tolist(), *margins.tolist(), *ones.tolist(), strict=True)
            )
        )

    def _ones(self, votes: NDArray[np.int64]) -> NDArray[np.bool_]:
        return votes >= 0 if self._tie == "ge" else votes > 0

    def _pushes(self, bit: int, rows: NDArray[np.int64], most: int | None = None) -> tuple[Push, ...]:
        weight_a, weight_b = self._weights[0, rows], self._weights[1, rows]
        signs = self._sign_table()[rows, bit].astype(np.int64)
        toward = int(np.sign(self._votes[0, bit] - self._votes[1, bit]))
        pulls = signs * (weight_a - weight_b) * toward
        order = np.argsort(-pulls, kind="stable")[:most]
        columns = (weight_a, weight_b, signs * weight_a, signs * weight_b, pulls)
        terms = map(self.terms.__getitem__, rows[order].tolist())
        listed = [column[order].tolist() for column in columns]
        return tuple(map(Push._make, zip(terms, *listed, strict=True)))

    def _to_turn(self, bit: int, side: int, sign: int) -> NDArray[np.int64]:
        """Rows of the fewest words that push `bit` towards `sign` and without which `side`'s bit turns."""
        weights = np.where(self._sign_table()[:, bit] == sign, self._weights[side], 0)
        order = np.argsort(-weights, kind="stable")
        votes = self._votes[side, bit] - sign * np.cumsum(weights[order])
        turned = self._ones(votes) == (sign < 0)
        # without any word the vote is 0, which is a 0 under one tie rule and a 1 under the other: no way that
        # way
        return order[: int(turned.argmax()) + 1] if turned.any() else order

    def _sign_table(self) -> NDArray[np.int8]:
        """±1 a word and bit, shape (words, bits)."""
        if self._signs is None:
            ones = unpacked(self._hashes, self._votes.shape[1])
            self._signs = ones.astype(np.int8) * 2 - 1
        return self._signs

    def _heaviest_first(self) -> NDArray[np.int64]:
        if self._order is None:
            self._order = np.argsort(-self._weights.max(axis=0), kind="stable")
        return self._order

    def _holding(self, within: str) -> NDArray[np.int64]:
        return self._only(self._heaviest_first(), within)

    def _only(self, rows: NDArray[np.int64], within: str) -> NDArray[np.int64]:
        """Those rows whose word holds the letters."""
        if not within:
            return rows
        found = np.array([within in term for term in self.terms], dtype=bool)
        holding: NDArray[np.int64] = rows[found[rows]]
        return holding

    def _rows(self) -> dict[str, int]:
        if self._row is None:
            self._row = {term: row for row, term in enumerate(self.terms)}
        return self._row


def _heaviest(fingerprint: SimHash) -> SimHash:
    """With at most MOST of its words, and all of its votes."""
    if len(fingerprint.features) <= MOST:
        return fingerprint
    chosen = np.sort(np.argsort(-fingerprint.weights, kind="stable")[:MOST])
    features = tuple(map(fingerprint.features.__getitem__, chosen.tolist()))
    return replace(
        fingerprint, features=features, weights=fingerprint.weights[chosen], hashes=fingerprint.hashes[chosen]
    )


def _weights(terms: tuple[str, ...], fingerprint: SimHash) -> NDArray[np.int64]:
    weight_of = dict(zip(fingerprint.features, fingerprint.weights.tolist(), strict=True))
    return np.array([weight_of.get(term, 0) for term in terms], dtype=np.int64)


def explain(a: SimHash | None, b: SimHash | None) -> Explanation | None:
    """Both fingerprints explained; None if either document has none."""
    return Explanation(a, b) if a is not None and b is not None else None
