"""What each method finds in a library, as facts for programs."""

from __future__ import annotations

from dataclasses import asdict

from leitong.library.methods.counting import MethodCounts


def methods_facts(counts: MethodCounts) -> dict[str, object]:
    """All counts are of pairs of files, but `files`."""
    return {
        "files": counts.files,
        "confirmed": counts.copies,
        "partly": counts.partly,
        "not_compared": counts.not_compared and asdict(counts.not_compared),
        "methods": [asdict(one) for one in counts.methods],
    }
