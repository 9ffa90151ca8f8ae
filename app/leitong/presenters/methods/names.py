"""What the methods and their parameters are called in the window, and which parameter belongs to which method."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from leitong.messages import QT_TRANSLATE_NOOP

CONTEXT = "Methods"

NAMES: Mapping[str, str] = MappingProxyType(
    {
        "exact": QT_TRANSLATE_NOOP("Methods", "Equal letters"),
        "tianwang-1": QT_TRANSLATE_NOOP("Methods", "Tianwang 1: description"),
        "tianwang-2": QT_TRANSLATE_NOOP("Methods", "Tianwang 2: words in order"),
        "tianwang-3": QT_TRANSLATE_NOOP("Methods", "Tianwang 3: words"),
        "tianwang-4": QT_TRANSLATE_NOOP("Methods", "Tianwang 4: 2 and weights"),
        "tianwang-5": QT_TRANSLATE_NOOP("Methods", "Tianwang 5: 3 and weights"),
        "imatch": QT_TRANSLATE_NOOP("Methods", "I-Match"),
        "jaccard": QT_TRANSLATE_NOOP("Methods", "Shingles: Jaccard"),
        "containment": QT_TRANSLATE_NOOP("Methods", "Shingles: containment"),
        "winnowing": QT_TRANSLATE_NOOP("Methods", "Winnowing"),
        "novelty": QT_TRANSLATE_NOOP("Methods", "Seen before? (Bloom filter)"),
        "simhash-words": QT_TRANSLATE_NOOP("Methods", "SimHash of words"),
        "simhash-windows": QT_TRANSLATE_NOOP("Methods", "SimHash of windows"),
        "cosine-tf": QT_TRANSLATE_NOOP("Methods", "Cosine: counts"),
        "cosine-tfidf": QT_TRANSLATE_NOOP("Methods", "Cosine: tf·idf"),
        "cosine-levels": QT_TRANSLATE_NOOP("Methods", "Cosine: levels 1–5"),
        "scam-a-in-b": QT_TRANSLATE_NOOP("Methods", "SCAM: A in B"),
        "scam-b-in-a": QT_TRANSLATE_NOOP("Methods", "SCAM: B in A"),
        "passages": QT_TRANSLATE_NOOP("Methods", "Shared passages"),
        "letters": QT_TRANSLATE_NOOP("Methods", "Runs of letters"),
        "layout": QT_TRANSLATE_NOOP("Methods", "Layout"),
    }
)


@dataclass(frozen=True, slots=True)
class Parameter:
    """name: in Choices or its Limits. label, tip: templates. step: of its spin box; a whole step means whole numbers.

    unset: what the least value is called where it stands for "by itself"; empty: it is a value as any other.
    """

    name: str
    label: str
    tip: str
    step: float = 0.01
    unset: str = ""


_ALL = (
    Parameter(
        "terms",
        QT_TRANSLATE_NOOP("Methods", "words N"),
        QT_TRANSLATE_NOOP("Methods", "How many of the heaviest words are signed; the lecture says about 10"),
        1,
    ),
    Parameter(
        "distance",
        QT_TRANSLATE_NOOP("Methods", "distance a"),
        QT_TRANSLATE_NOOP("Methods", "What the distance of the weights must be under; Leitong's choice"),
    ),
    Parameter(
        "description",
        QT_TRANSLATE_NOOP("Methods", "cut"),
        QT_TRANSLATE_NOOP("Methods", "512 bytes of UTF-8, or 256 of GBK as in 2000"),
    ),
    Parameter(
        "lexicons",
        QT_TRANSLATE_NOOP("Methods", "lexicons K"),
        QT_TRANSLATE_NOOP("Methods", "Random lexicons beside the whole one; Leitong's choice"),
        1,
    ),
    Parameter(
        "left_out",
        QT_TRANSLATE_NOOP("Methods", "left out p"),
        QT_TRANSLATE_NOOP("Methods", "Share of all words that a random lexicon lacks; Leitong's choice"),
        0.05,
    ),
    Parameter(
        "shingle",
        QT_TRANSLATE_NOOP("Methods", "run N"),
        QT_TRANSLATE_NOOP("Methods", "Words, or Chinese characters, of a shingle; Leitong's choice"),
        1,
    ),
    Parameter(
        "jaccard_near",
        QT_TRANSLATE_NOOP("Methods", "near from"),
        QT_TRANSLATE_NOOP("Methods", "Jaccard of near duplicates; Leitong's choice"),
    ),
    Parameter(
        "jaccard_partial",
        QT_TRANSLATE_NOOP("Methods", "similar from"),
        QT_TRANSLATE_NOOP("Methods", "Jaccard of similar texts; the lecture says for example 0.2"),
    ),
    Parameter(
        "containment_partial",
        QT_TRANSLATE_NOOP("Methods", "part from"),
        QT_TRANSLATE_NOOP("Methods", "Share of a text that makes a partial duplicate; Leitong's choice"),
    ),
    Parameter(
        "gram",
        QT_TRANSLATE_NOOP("Methods", "gram k"),
        QT_TRANSLATE_NOOP("Methods", "Letters of a gram: nothing shorter is found"),
        1,
        QT_TRANSLATE_NOOP("Methods", "by language"),
    ),
    Parameter(
        "window",
        QT_TRANSLATE_NOOP("Methods", "window w"),
        QT_TRANSLATE_NOOP("Methods", "Grams of which the least is kept"),
        1,
        QT_TRANSLATE_NOOP("Methods", "by language"),
    ),
    Parameter(
        "winnowed",
        QT_TRANSLATE_NOOP("Methods", "part from"),
        QT_TRANSLATE_NOOP("Methods", "Share of the fingerprints of one text; Leitong's choice"),
    ),
    Parameter(
        "novelty",
        QT_TRANSLATE_NOOP("Methods", "new at most"),
        QT_TRANSLATE_NOOP("Methods", "Share of B that may be new after A; Leitong's choice"),
    ),
    Parameter(
        "errs",
        QT_TRANSLATE_NOOP("Methods", "filter errs"),
        QT_TRANSLATE_NOOP(
            "Methods", "How often the filter may say “seen” of what is new; the table puts it right"
        ),
    ),
    Parameter(
        "width",
        QT_TRANSLATE_NOOP("Methods", "bits"),
        QT_TRANSLATE_NOOP("Methods", "Width of the fingerprint; 6 is for teaching"),
    ),
    Parameter(
        "hash",
        QT_TRANSLATE_NOOP("Methods", "hash"),
        QT_TRANSLATE_NOOP("Methods", "How a word, or a window of letters, becomes bits"),
    ),
    Parameter(
        "tie",
        QT_TRANSLATE_NOOP("Methods", "zero vote"),
        QT_TRANSLATE_NOOP("Methods", "What a bit is whose votes are even: the lectures differ"),
    ),
    Parameter(
        "bits",
        QT_TRANSLATE_NOOP("Methods", "may differ"),
        QT_TRANSLATE_NOOP("Methods", "Bits of 64 that may differ in a candidate; Leitong's choice by length"),
        1,
        QT_TRANSLATE_NOOP("Methods", "by length"),
    ),
    Parameter(
        "cosine_near",
        QT_TRANSLATE_NOOP("Methods", "near from"),
        QT_TRANSLATE_NOOP("Methods", "Cosine of near duplicates; Leitong's choice"),
    ),
    Parameter(
        "cosine_related",
        QT_TRANSLATE_NOOP("Methods", "related from"),
        QT_TRANSLATE_NOOP("Methods", "Cosine of texts on one subject; Leitong's choice"),
    ),
    Parameter(
        "epsilon",
        QT_TRANSLATE_NOOP("Methods", "nearness ε"),
        QT_TRANSLATE_NOOP("Methods", "2.5 lets counts differ by less than a factor 2; Leitong's choice"),
        0.01,
    ),
    Parameter(
        "vocabulary",
        QT_TRANSLATE_NOOP("Methods", "copied from"),
        QT_TRANSLATE_NOOP("Methods", "Share of the vocabulary that counts as copied; Leitong's choice"),
    ),
    Parameter(
        "layout_similar",
        QT_TRANSLATE_NOOP("Methods", "equal from"),
        QT_TRANSLATE_NOOP("Methods", "Cosine of paths that counts as one layout; Leitong's choice"),
    ),
)
PARAMETERS: Mapping[str, Parameter] = MappingProxyType({each.name: each for each in _ALL})

OF_METHOD: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "exact": (),
        "tianwang-1": ("description",),
        "tianwang-2": ("terms",),
        "tianwang-3": ("terms",),
        "tianwang-4": ("terms", "distance"),
        "tianwang-5": ("terms", "distance"),
        "imatch": ("lexicons", "left_out"),
        "jaccard": ("shingle", "jaccard_near", "jaccard_partial"),
        "containment": ("shingle", "containment_partial"),
        "winnowing": ("gram", "window", "winnowed"),
        "novelty": ("shingle", "novelty", "errs"),
        "simhash-words": ("width", "hash", "tie", "bits"),
        "simhash-windows": ("width", "hash", "tie", "bits"),
        "cosine-tf": ("cosine_near",),
        "cosine-tfidf": ("cosine_near", "cosine_related"),
        "cosine-levels": ("cosine_near",),
        "scam-a-in-b": ("epsilon", "vocabulary"),
        "scam-b-in-a": ("epsilon", "vocabulary"),
        "passages": ("containment_partial",),
        "letters": (),
        "layout": ("layout_similar",),
    }
)

VALUES: Mapping[str, tuple[tuple[object, str], ...]] = MappingProxyType(
    {
        "description": (
            ("utf-8", QT_TRANSLATE_NOOP("Methods", "512 bytes of UTF-8")),
            ("gbk", QT_TRANSLATE_NOOP("Methods", "256 bytes of GBK")),
        ),
        "width": ((6, "6"), (16, "16"), (32, "32"), (64, "64"), (128, "128")),
        "hash": (
            ("h64", QT_TRANSLATE_NOOP("Methods", "MD5")),
            ("gb13", QT_TRANSLATE_NOOP("Methods", "GB2312 codes")),
            ("char16", QT_TRANSLATE_NOOP("Methods", "balanced character codes")),
            ("enumerated", QT_TRANSLATE_NOOP("Methods", "enumerated codes")),
        ),
        "tie": (
            ("gt", QT_TRANSLATE_NOOP("Methods", "gives 0")),
            ("ge", QT_TRANSLATE_NOOP("Methods", "gives 1")),
        ),
    }
)
"""Parameters that are chosen from a few values, each with what it is called."""
