"""Texts to begin with in the Lab: the lecture's own examples, with their arithmetic checked, and others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from leitong.fingerprints.digests import text_md5
from leitong.messages import QT_TRANSLATE_NOOP
from leitong.presenters.lab.recipe import LabRecipe
from leitong.presenters.lab.text import LabText


@dataclass(frozen=True, slots=True)
class LabSample:
    """title, note: templates in the context "Lab".

    rows: (word, weight, its bits) as a slide prints them, in place of what our own hash would give. sums: votes that
    a slide prints without all its words. printed: sums that a slide prints beside its rows, to be checked.
    """

    name: str
    title: str
    note: str
    a: str
    b: str = ""
    recipe: LabRecipe = field(default_factory=LabRecipe)
    rows: Sequence[tuple[str, int, str]] = ()
    sums: Sequence[int] = ()
    printed: Sequence[int] = ()

    @property
    def given(self) -> LabText | None:
        """The slide's own table as a text; None where the text is worked out by the recipe."""
        if not self.rows and not self.sums:
            return None
        width = len(self.rows[0][2]) if self.rows else len(self.sums)
        bits = [[int(bit) for bit in row[2]] for row in self.rows]
        terms = tuple(row[0] for row in self.rows)
        return LabText(
            text=self.a,
            pieces=tuple((term, row) for row, term in enumerate(terms)),
            terms=terms,
            counts=np.ones(len(terms), dtype=np.int64),
            weights=np.array([row[1] for row in self.rows], dtype=np.int64),
            unit=1,
            bits=np.array(bits, dtype=np.uint8).reshape(-1, width),
            tie=self.recipe.tie,
            md5=text_md5(self.a),
            given=np.array(self.sums, dtype=np.int64) if self.sums else None,
        )


_SIX = (
    ("附加赛", 3, "101001"),
    ("小组赛", 4, "101110"),
    ("首轮", 1, "110001"),
    ("绝杀", 3, "101000"),
    ("上海上港", 5, "101011"),
    ("赛季", 5, "101100"),
    ("亚冠", 5, "111000"),
)
_TIE = (("111000", 2, "111000"), ("000111", 2, "000111"))
_HADOOP = (
    "The Apache Hadoop software library is a framework that allows for the distributed processing {} data"
)

LAB_SAMPLES = (
    LabSample(
        "six-bits",
        QT_TRANSLATE_NOOP("Lab", "Six bits, as on the slide 六位"),
        QT_TRANSLATE_NOOP(
            "Lab",
            "Seven words with the weights and hashes that the slide prints.",
        ),
        "附加赛 小组赛 首轮 绝杀 上海上港 赛季 亚冠",
        recipe=LabRecipe(bits=6, weights="levels"),
        rows=_SIX,
        printed=(26, -24, 24, -8, -8, -8),
    ),
    LabSample(
        "sign",
        QT_TRANSLATE_NOOP("Lab", "Only the sign, as in the diagram"),
        QT_TRANSLATE_NOOP(
            "Lab",
            "The diagram prints these sums and the fingerprint 110001, but only three of its rows, which alone can't"
            " give them. So only the last step can be followed.",
        ),
        "w1 w2 … wn",
        recipe=LabRecipe(bits=6),
        sums=(13, 108, -22, -5, -32, 55),
    ),
    LabSample(
        "football",
        QT_TRANSLATE_NOOP("Lab", "Football, edited 上港"),
        QT_TRANSLATE_NOOP("Lab", "The same report twice, the second shortened a little."),
        "上海上港在新赛季的亚冠赛场上一举拿到三连胜，为球队在赛季初始阶段开了个好头。"
        "此役战罢，上港不但继续保持着主场不败，也成为亚冠改制后第三支前两轮全胜的球队。",
        "上海上港在新赛季的亚冠赛场上拿到三连胜，为球队在赛季开了个好头。"
        "战罢，上港不但继续保持着主场不败，也成为亚冠改制后第三支前两轮全胜的球队。",
    ),
    LabSample(
        "hadoop",
        QT_TRANSLATE_NOOP("Lab", "Hadoop: large data, big data"),
        QT_TRANSLATE_NOOP(
            "Lab",
            "One word exchanged. Cut into windows of four letters, as the simhash package does, 3 bits differ; cut into"
            " words, a sixteenth of the text has changed, and more do. That the slide's weighted fingerprints are equal"
            " says nothing: both are made of the same five words.",
        ),
        _HADOOP.format("large"),
        _HADOOP.format("big"),
        recipe=LabRecipe(cut="ngrams", weights="count"),
    ),
    LabSample(
        "tie",
        QT_TRANSLATE_NOOP("Lab", "A tie: two words cancel out"),
        QT_TRANSLATE_NOOP(
            "Lab",
            "All sums are 0. One lecture makes a 0 a zero bit, the other a one bit: change the rule for ties and all"
            " six bits turn. That is why fingerprints of different rules are never compared.",
        ),
        "111000 000111",
        recipe=LabRecipe(bits=6, weights="count"),
        rows=_TIE,
    ),
    LabSample(
        "order",
        QT_TRANSLATE_NOOP("Lab", "The same words in another order"),
        QT_TRANSLATE_NOOP(
            "Lab",
            "Votes don't know in which order words came, so both fingerprints are equal. Windows of letters do know.",
        ),
        "The dog bites the postman near the old harbour gate every cold winter morning.",
        "Every cold winter morning the postman bites the dog near the old harbour gate.",
    ),
)
