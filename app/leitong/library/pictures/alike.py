"""Whether two pages of pictures are copies: by the pictures they share, and by what is said beside them (S33)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from leitong.pages.pictures.picture import Picture

_ENOUGH, _SOME, _KEYWORDS = 0.5, 0.2, 0.2


@dataclass(frozen=True, slots=True)
class PicturesAlike:
    """shared: pictures that both have, of all, 0–1. keywords: Jaccard of the words beside them, 0–1."""

    shared: float
    keywords: float

    @property
    def copies(self) -> bool:
        """Half of the pictures are shared, or a fifth where the words agree as well."""
        return self.shared >= _ENOUGH or (self.shared >= _SOME and self.keywords >= _KEYWORDS)


def pictures_alike(
    a: Sequence[Picture], b: Sequence[Picture], words_a: Collection[str], words_b: Collection[str]
) -> PicturesAlike:
    """Symmetric. Pages without a picture that could be read share nothing."""
    matched = _matched(a, b)
    union = len(a) + len(b) - matched
    both, either = len(set(words_a) & set(words_b)), len(set(words_a) | set(words_b))
    return PicturesAlike(matched / union if union else 0.0, both / either if either else 0.0)


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
