"""What a person may choose for the methods: limits and the parameters of the textbooks, with their ranges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType

from leitong.compare.limits import CONTAINMENT_PARTIAL, Limits
from leitong.compare.scam import EPSILON
from leitong.fingerprints.feature_bits import HASHES, WIDTHS
from leitong.fingerprints.imatch import LEFT_OUT, LEXICONS
from leitong.fingerprints.seen import FALSE_POSITIVES
from leitong.fingerprints.shingles import LENGTH
from leitong.fingerprints.tianwang import DESCRIPTION_BYTES, DISTANCE, MOST_TERMS, TERMS

COPIED_VOCABULARY = 0.8
FEWEST_WORDS = 20
"""A text of a few words is soon a part of any vocabulary."""


@dataclass(frozen=True, slots=True)
class Choices:
    """As it stands, the defaults. Only Tianwang's 10 terms and "similar from 0.2" are the lectures' own figures; of the
    rest no source gives a value, or we could not read it.

    terms: N of Tianwang. description: "utf-8" (512 bytes) or "gbk" (256). distance: a, which D must be under.
    lexicons, left_out: of I-Match. shingle: N, in words or Chinese characters. epsilon, vocabulary: of SCAM.
    gram, window: of winnowing, in letters; 0: by the language. winnowed: share of fingerprints. novelty: share of the
    second text that may be new. errs: false positives of the filter. width, hash, tie: of the word fingerprint.
    """

    limits: Limits = field(default_factory=Limits)
    terms: int = TERMS
    description: str = "utf-8"
    distance: float = DISTANCE
    lexicons: int = LEXICONS
    left_out: float = LEFT_OUT
    shingle: int = LENGTH
    epsilon: float = EPSILON
    vocabulary: float = COPIED_VOCABULARY
    gram: int = 0
    window: int = 0
    winnowed: float = CONTAINMENT_PARTIAL
    novelty: float = CONTAINMENT_PARTIAL
    errs: float = FALSE_POSITIVES
    width: int = 64
    hash: str = "h64"
    tie: str = "gt"

    def __post_init__(self) -> None:
        for name, (least, most) in RANGES.items():
            value = getattr(self.limits if name in LIMIT_NAMES else self, name)
            if value is not None and not least <= value <= most:
                raise ValueError(f"{name} is from {least} to {most}, not {value}")
        for name, values in VALUES.items():
            if getattr(self, name) not in values:
                raise ValueError(f"{name} is one of {', '.join(map(str, values))}, not {getattr(self, name)}")


LIMIT_NAMES = frozenset(each.name for each in fields(Limits))

RANGES: Mapping[str, tuple[float, float]] = MappingProxyType(
    {
        "terms": (1, MOST_TERMS),
        "distance": (0.0, 1.0),
        "lexicons": (0, 100),
        "left_out": (0.0, 1.0),
        "shingle": (1, 100),
        "epsilon": (2.0, 1000.0),
        "vocabulary": (0.0, 1.0),
        "gram": (0, 200),
        "window": (0, 200),
        "winnowed": (0.0, 1.0),
        "novelty": (0.0, 1.0),
        "errs": (1e-9, 0.5),
        "bits": (0, 64),
        **dict.fromkeys(sorted(LIMIT_NAMES - {"bits"}), (0.0, 1.0)),
    }
)
VALUES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {"description": tuple(DESCRIPTION_BYTES), "width": WIDTHS, "hash": tuple(HASHES), "tie": ("gt", "ge")}
)

USUAL_CHOICES = Choices()


def value_of(choices: Choices, name: str) -> object:
    """What is chosen for a parameter or limit. Raises AttributeError if there is none of that name."""
    return getattr(choices.limits if name in LIMIT_NAMES else choices, name)


def values_of(choices: Choices, names: Sequence[str]) -> tuple[object, ...]:
    return tuple(value_of(choices, name) for name in names)


def with_value(choices: Choices, name: str, value: object) -> Choices:
    """The choices with another value for a parameter or limit. Raises ValueError if it can't be that."""
    if name in LIMIT_NAMES:
        return replace(choices, limits=replace(choices.limits, **{name: value}))  # type: ignore[arg-type]
    return replace(choices, **{name: value})  # type: ignore[arg-type]


def stored(choices: Choices) -> dict[str, object]:
    """As JSON has it: what is chosen otherwise than usual, by name."""
    return {name: value_of(choices, name) for name in _NAMES if value_of(choices, name) != _usual(name)}


def restored(row: object) -> Choices:
    """The choices that `stored` wrote; what no parameter can be, or is called, any more is as usual."""
    choices = USUAL_CHOICES
    for name, value in row.items() if isinstance(row, dict) else ():
        if name in _NAMES and _of_its_kind(name, value):
            with suppress(ValueError):
                choices = with_value(choices, name, value)
    return choices


_NAMES = (*(each.name for each in fields(Choices) if each.name != "limits"), *sorted(LIMIT_NAMES))


def _usual(name: str) -> object:
    return value_of(USUAL_CHOICES, name)


def _of_its_kind(name: str, value: object) -> bool:
    usual = _usual(name)
    if isinstance(usual, float):
        return type(value) in (int, float)
    return value is None or type(value) is int if usual is None else type(value) is type(usual)
