"""The list of known copies as facts for programs."""

from __future__ import annotations

from collections.abc import Sequence

from leitong.library.pipeline.known import KnownCopy


def known_facts(copies: Sequence[KnownCopy]) -> dict[str, object]:
    """By path. type: 1 same layout, 2 another; saved: bytes of all of them."""
    return {
        "copies": [
            {
                "path": str(copy.path),
                "speaker": str(copy.speaker),
                "type": copy.type,
                "identical": copy.identical,
                "reason": str(copy.reason),
                "size": copy.size,
                "noted_at": copy.noted_at or None,
            }
            for copy in copies
        ],
        "saved": sum(copy.size for copy in copies),
    }
