"""What is kept of a document so that its near-duplicates are found and proved without reading it again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from leitong.fingerprints import letter_runs
from leitong.fingerprints.letter_runs import least_of, letters_of, runs_of, short_runs
from leitong.fingerprints.marked import MARKS, marked_units
from leitong.fingerprints.signed_text import stamps_key
from leitong.library.sketching.samples import Samples, samples_of
from leitong.words.characters import Codes
from leitong.words.hashing import mix
from leitong.words.token import Units

if TYPE_CHECKING:
    from leitong.analysis import Analysis

# Letters of a sampled run. Six Chinese or twelve other letters are two or three words: shorter runs stand in too many
# documents, longer ones do not survive a typing error in every twentieth letter
WIDE_RUN, RUN = 6, 12
# One run in eight: with 1 in 4 no more variants are found, with 1 in 16 those of short texts are missed
SAMPLED_BELOW = np.uint64(2**61)
# Short texts give more than one in eight
LEAST = 16


@dataclass(frozen=True, slots=True)
class Sketch:
    """All but the digests is of the text without the stamps that are passed over.

    units: uint32, shape (n,), the text's units in order, marked (`leitong.fingerprints.marked`).

    sample: uint64, shape (m,), ascending, each once: the runs of letters that chance has chosen, the same ones in
    every document (Broder 1997). letters: uint32, ascending, each once: of the runs of five letters other than Chinese
    ones, those that chance has chosen. content: digest of the letters (S07), or None where there is none. stamps:
    digest of what was passed over, empty for nothing.
    """

    content: str | None
    units: NDArray[np.uint32]
    sample: NDArray[np.uint64]
    letters: NDArray[np.uint32]
    stamps: bytes = b""


@dataclass(frozen=True, slots=True)
class Sampled:
    """What candidates are found by, of many documents, end to end: those of document i lie between bounds i and i + 1.

    runs: uint64. bounds: int64, shape (documents + 1,). lengths: units of each document, int64, shape (documents,).
    """

    runs: NDArray[np.uint64]
    bounds: NDArray[np.int64]
    lengths: NDArray[np.int64]

    def __len__(self) -> int:
        return int(self.lengths.size)

    @property
    def samples(self) -> Samples:
        return samples_of(self.runs >> np.uint64(32), self.bounds, int(SAMPLED_BELOW >> np.uint64(32)), LEAST)


@dataclass(frozen=True, slots=True)
class Sketches:
    """Sketches of many documents, end to end: those of document i lie between bounds i and i + 1.

    units, letters: uint32. sample: uint64. unit_bounds, sample_bounds, letter_bounds: int64, shape (documents + 1,).
    """

    contents: tuple[str | None, ...]
    stamps: tuple[bytes, ...]
    units: NDArray[np.uint32]
    unit_bounds: NDArray[np.int64]
    sample: NDArray[np.uint64]
    sample_bounds: NDArray[np.int64]
    letters: NDArray[np.uint32]
    letter_bounds: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.contents)

    @property
    def sampled(self) -> Sampled:
        return Sampled(self.sample, self.sample_bounds, np.diff(self.unit_bounds))

    @property
    def letter_samples(self) -> Samples:
        below = int(letter_runs.SAMPLED_BELOW >> np.uint64(32))
        return samples_of(self.letters.astype(np.uint64), self.letter_bounds, below, letter_runs.LEAST)

    def units_of(self, document: int) -> NDArray[np.uint32]:
        return self.units[self.unit_bounds[document] : self.unit_bounds[document + 1]]

    def sample_of(self, document: int) -> NDArray[np.uint64]:
        return self.sample[self.sample_bounds[document] : self.sample_bounds[document + 1]]


def gathered(sketches: Sequence[Sketch]) -> Sketches:
    """The sketches in one piece, in the order given."""
    return Sketches(
        tuple(one.content for one in sketches),
        tuple(one.stamps for one in sketches),
        np.concatenate([np.empty(0, dtype=np.uint32), *(one.units for one in sketches)]),
        bounds_of([one.units.size for one in sketches]),
        np.concatenate([np.empty(0, dtype=np.uint64), *(one.sample for one in sketches)]),
        bounds_of([one.sample.size for one in sketches]),
        np.concatenate([np.empty(0, dtype=np.uint32), *(one.letters for one in sketches)]),
        bounds_of([one.letters.size for one in sketches]),
    )


def sketch_of(analysis: Analysis) -> Sketch:
    signed = analysis.fingerprints
    return sketch(signed.text, signed.units, signed.content, stamps_key(analysis.text, signed.stamps))


def sketch(text: str, units: Units, content: str | None, stamps: bytes = b"") -> Sketch:
    """The sketch of a signed text whose units and digests are known."""
    letters, wide = letters_of(text)
    return Sketch(
        content, marked_units(text, units), _sample(letters, wide), short_runs(letters, wide), stamps
    )


def sampled(text: str) -> NDArray[np.uint64]:
    """The sampled runs of the folded letters of `text`, uint64, ascending.

    Spaces and marks are left out, so that letters that OCR has set apart still make the same runs. Every eighth run is
    taken, but at least 16 where there are as many. Empty for a text shorter than a run.
    """
    return _sample(*letters_of(text))


def _sample(letters: Codes, wide: NDArray[np.bool_]) -> NDArray[np.uint64]:
    mixed = mix(letters.astype(np.uint64))
    runs = np.concatenate([runs_of(mixed, WIDE_RUN, wide), runs_of(mixed, RUN, ~wide)])
    return least_of(runs, SAMPLED_BELOW, LEAST)


def bounds_of(sizes: Sequence[int]) -> NDArray[np.int64]:
    return np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(sizes, dtype=np.int64)])


def units_key(units: NDArray[np.uint32], stamps: bytes = b"") -> bytes | None:
    """A digest of the units of a text, whatever they are marked as, and of its stamps; None where there is none."""
    return sha256((units & ~MARKS).tobytes() + stamps).digest() if units.size else None
