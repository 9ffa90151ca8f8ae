"""Whether a page is the same whatever it is read with:  alone.py DATA_FOLDER [--sets aeb wcxb] [--limit N] [--seed S]

Each labelled page is understood by itself with `structure`, and with others, from 1 to 40 at a time in an order by
chance, with `structures`; with and without its links and layout asked for at once. Every field of the page, of its
blocks and of every vote on them must be the same, to the last digit; those that are not are named, and the exit code
is 1. The data folder may also be given in LEITONG_DATA.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent))
from body import document_of
from pageset import page_sets

from leitong.documents.document import Document
from leitong.errors import LimitExceeded
from leitong.pages.page import Page
from leitong.pages.structure import structure, structures

MOST = 40


def facts(page: Page | LimitExceeded) -> dict[str, object]:
    """All that a page says, with what it would make later."""
    if isinstance(page, LimitExceeded):
        return {"error": str(page)}
    found: dict[str, object] = {field.name: getattr(page, field.name) for field in fields(page)}
    found |= {name: tuple(getattr(page, name)) for name in ("links", "images")}
    found["blocks"] = tuple(block._replace(votes=tuple(block.votes)) for block in page.blocks)
    found["layout"] = tuple(page.layout.outline), dict(page.layout.paths)
    found["layout columns"] = tuple(map(tuple, page.layout.columns))
    return found


def alone(document: Document, whole: bool) -> dict[str, object]:
    try:
        return facts(structure(document, whole=whole))
    except LimitExceeded as error:
        return facts(error)


def batches(documents: Sequence[Document], chance: Random) -> Iterator[list[Document]]:
    rest = chance.sample(documents, len(documents))
    while rest:
        size = chance.randint(1, MOST)
        yield rest[:size]
        del rest[:size]


def differences(documents: Sequence[Document], whole: bool, chance: Random) -> Iterator[str]:
    """One line for each page that is another beside others."""
    for batch in batches(documents, chance):
        pages = list(structures(batch, whole=whole))
        if len(pages) != len(batch):
            yield f"{len(batch)} documents have {len(pages)} pages"
        for document, page in zip(batch, pages, strict=False):
            together, by_itself = facts(page), alone(document, whole)
            names = [
                name for name in by_itself.keys() | together if together.get(name) != by_itself.get(name)
            ]
            if names:
                yield f"{document.source}: {', '.join(sorted(names))} (of {len(batch)} pages, whole={whole})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", nargs="?", type=Path)
    parser.add_argument("--sets", nargs="*")
    parser.add_argument("--limit", type=int)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sets = page_sets(given.data, given.sets)
    documents = [document_of(page) for pages in sets for page in pages.pages(given.limit)]
    chance = Random(given.seed)
    found = [line for whole in (False, True) for line in differences(documents, whole, chance)]
    print(*found, f"{len(documents)} pages, twice each: {len(found)} are others beside others", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
