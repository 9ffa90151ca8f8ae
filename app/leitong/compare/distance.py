"""What a Hamming distance means, in words: one sentence for the verdict's methods and for those of the textbooks."""

from __future__ import annotations

from leitong.messages import QT_TRANSLATE_NOOP, Message


def told_distance(bits: int, width: int, limit: int | None, strict: int | None) -> Message:
    """What a Hamming distance says of two texts, in a sentence.

    width: bits of a fingerprint. limit: up to it the pair is a candidate, None for texts too short to judge. strict: up
    to it the distance alone is enough (ALGORITHMS M4).
    """
    if limit is None:
        template = QT_TRANSLATE_NOOP(
            "Core", "{bits} of {width} bits differ, but a text under 8 words is too short to judge."
        )
    elif strict is not None and bits <= strict:
        template = QT_TRANSLATE_NOOP(
            "Core", "{bits} of {width} bits differ; up to {strict} mean near duplicates at this length."
        )
    elif bits <= limit:
        template = QT_TRANSLATE_NOOP(
            "Core", "{bits} of {width} bits differ; up to {limit} make a candidate that must be confirmed."
        )
    else:
        template = QT_TRANSLATE_NOOP(
            "Core", "{bits} of {width} bits differ; more than {limit} is too far at this length."
        )
    return Message(template, {"bits": bits, "width": width, "limit": limit, "strict": strict})
