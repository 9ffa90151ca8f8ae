"""Whether two pages of pictures are copies: by the pictures they share, and by what is said beside them (S33)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from leitong.fingerprints.tianwang import Tianwang, agreeing
from leitong.pages.pictures.picture import Picture

_ENOUGH, _SOME, _KEYWORDS = 0.5, 0.2, 0.2


@dataclass(frozen=True, slots=True)
class PicturesAlike:
    """shared: pictures that both have, of all, 0–1. keywords: Jaccard of the heaviest words of what is said beside
    them, 0–1. tianwang: which of the five algorithms call what is said a copy, by number.
    """

    shared: float
    keywords: float
    tianwang: tuple[int, ...] = ()

    @property
    def copies(self) -> bool:
        """Half of the pictures are shared, or a fifth where the words agree as well."""
        return self.shared >= _ENOUGH or (self.shared >= _SOME and self.keywords >= _KEYWORDS)


def pictures_alike(
    a: Sequence[Picture], b: Sequence[Picture], said_a: Tianwang, said_b: Tianwang
) -> PicturesAlike:
    """Symmetric. said_a, said_b: what Tianwang's algorithms see of what is said beside the pictures, as of a body.

    Pages without a picture that could be read share nothing.
    """
    matched = _matched(a, b)
    union = len(a) + len(b) - matched
    both, either = len(set(said_a.terms) & set(said_b.terms)), len(set(said_a.terms) | set(said_b.terms))
    return PicturesAlike(
        matched / union if union else 0.0,
        both / either if either else 0.0,
        tuple(number for number, agrees in enumerate(agreeing(said_a, said_b), 1) if agrees),
    )


def _matched(a: Sequence[Picture], b: Sequence[Picture]) -> int:
    """How many pictures of one have their own partner in the other (a largest matching, so that it is symmetric)."""
    partner: dict[int, int] = {}

    def placed(one: int, seen: set[int]) -> bool:
        for other in range(len(b)):
            if other not in seen and a[one].is_like(b[other]):
                seen.add(other)
                if other not in partner or placed(partner[other], seen):
                    partner[other] = one
                    return True
        return False

    return sum(placed(one, set()) for one in range(len(a)))
