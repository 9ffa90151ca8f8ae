"""The exact signature (S07): equal letters have equal digests, and one other letter changes half of the bits."""

from __future__ import annotations

from leitong.compare.methods.pair import NO_TEXT, A, B, Pair
from leitong.compare.methods.records import Cell, MethodAnswer, Table, table
from leitong.compare.opinions import opinion_of_equality
from leitong.fingerprints.digests import content_digest, differing_bits, text_md5
from leitong.messages import QT_TRANSLATE_NOOP, Message
from leitong.words.normalise import letters

_DIGESTS = Message(
    QT_TRANSLATE_NOOP("Core", "Digests of the letters: one other letter changes about half of the bits")
)
_COLUMNS = (
    Message(QT_TRANSLATE_NOOP("Core", "digest")),
    A,
    B,
    Message(QT_TRANSLATE_NOOP("Core", "bits that differ")),
)


def exact(pair: Pair) -> MethodAnswer:
    """Are all letters equal?"""
    if pair.no_text:
        return MethodAnswer("exact", "equality", None, 1, None, NO_TEXT, decides=True)
    opinion = opinion_of_equality(pair.evidence)
    return MethodAnswer(
        "exact",
        "equality",
        opinion.value,
        1,
        opinion.met,
        opinion.reason,
        decides=True,
        inputs=(_digests(pair),),
    )


def _digests(pair: Pair) -> Table:
    a, b = (letters(side.fingerprints.text) for side in pair.sides)
    bytes_a, bytes_b = pair.a.document.sha256, pair.b.document.sha256
    sha_a, sha_b = content_digest(a) or "", content_digest(b) or ""
    rows: list[tuple[Cell, ...]] = [
        ("MD5", text_md5(a), text_md5(b), differing_bits(text_md5(a), text_md5(b))),
        ("SHA-256", sha_a, sha_b, differing_bits(sha_a, sha_b)),
        (
            Message(QT_TRANSLATE_NOOP("Core", "SHA-256 of the bytes")),
            bytes_a,
            bytes_b,
            differing_bits(bytes_a, bytes_b),
        ),
    ]
    return table(_DIGESTS, _COLUMNS, rows)
