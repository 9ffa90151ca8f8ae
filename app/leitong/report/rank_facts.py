"""The ranks of a library as facts for programs."""

from __future__ import annotations

from collections.abc import Sequence

from leitong.library.pipeline.arrange import Ranked, Saved
from leitong.library.pipeline.partly import PartlySame


def rank_facts(files: Sequence[Ranked], spared: Saved, partly: Sequence[PartlySame]) -> dict[str, object]:
    """All files, highest rank first. type: 0 for a file that speaks for its text, 1 or 2 for its copies (S05). partly:
    pairs of texts that share an important part, of type 3 or 4.
    """
    return {
        "texts": spared.texts,
        "copies": {"files": spared.files, "bytes": spared.size, "of_bytes": spared.total},
        "pages": [
            {
                "path": str(one.path),
                "title": one.title,
                "rank": one.standing.rank,
                "links_in": one.standing.links_in,
                "links_out": one.standing.links_out,
                "type": one.standing.type,
                "speaker": str(one.speaker),
                "copies_elsewhere": one.standing.copies,
            }
            for one in files
        ],
        "partly_same": [{"a": str(one.a), "b": str(one.b), "type": one.type} for one in partly],
    }
