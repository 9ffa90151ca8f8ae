"""What a template says in a text is not the text's own: it is taken out before texts are compared."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints.marked import MARKS, WIDE
from leitong.fingerprints.template import grams_of, of_template
from leitong.library.sketching.sketches import Sketch
from leitong.words.hashing import mix

Value = TypeVar("Value", np.uint32, np.uint64)


@dataclass(frozen=True, slots=True)
class Template:
    """All that stands in one of some templates. shingles, sample: uint64, letters: uint32; ascending, each once."""

    shingles: NDArray[np.uint64]
    sample: NDArray[np.uint64]
    letters: NDArray[np.uint32]


def template_of(sketches: Iterable[Sketch]) -> Template:
    """The runs of all templates together."""
    shingles, sample, letters = [np.empty(0, np.uint64)], [np.empty(0, np.uint64)], [np.empty(0, np.uint32)]
    for one in sketches:
        shingles.append(grams_of(_plain(one.units)))
        sample.append(one.sample)
        letters.append(one.letters)
    return Template(*(np.unique(np.concatenate(parts)) for parts in (shingles, sample, letters)))


def without(sketch: Sketch, template: Template) -> Sketch:
    """The sketch of what the text has beside the template; the same sketch if nothing of it stands in the text.

    A text of which something was taken out has no content digest: it is the same text as another if its other units
    are.
    """
    weights = np.where(sketch.units & WIDE, 1, 2)
    covered = of_template(_plain(sketch.units), weights, template.shingles)
    if not covered.any():
        return sketch
    return Sketch(
        content=None,
        units=sketch.units[~covered],
        sample=_rest(sketch.sample, template.sample),
        letters=_rest(sketch.letters, template.letters),
        stamps=sketch.stamps,
    )


def _plain(units: NDArray[np.uint32]) -> NDArray[np.uint64]:
    return mix((units & ~MARKS).astype(np.uint64))


def _rest(values: NDArray[Value], taken: NDArray[Value]) -> NDArray[Value]:
    return values[~np.isin(values, taken)]
