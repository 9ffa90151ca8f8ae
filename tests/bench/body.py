"""Body extraction beside trafilatura:  body.py DATA_FOLDER [--sets aeb wcxb] [--limit N] [--repeat R] [--whole]

For each set: F1 / mean page F of both (shared runs of four words; a Han character is a word) and how many times
faster `structure` is, from decoded page to page object, than `trafilatura.extract` with its defaults. Both run on
the same pages, in turn, in this one process; of R runs of a page the fastest counts. Like trafilatura, `structure`
has then found the body and no more: links, pictures, layout and the votes on each block are made when somebody reads
them. With --whole they are read within the time. The data folder may also be given in LEITONG_DATA.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import trafilatura

sys.path.insert(0, str(Path(__file__).parent))
from pageset import LabelledPage, PageSet, page_sets
from shingles import page_score, set_score, words_of

from leitong.documents.document import Document, EncodingOrigin, Format
from leitong.pages.structure import structure


def document_of(page: LabelledPage) -> Document:
    raw = page.html.encode("utf-8", "replace")
    digest = hashlib.sha256(raw).hexdigest()
    source = page.url or page.id
    return Document(source, Format.HTML, page.html, "utf-8", EncodingOrigin.UTF8, 0, len(raw), digest)


def timed(work: Callable[[], str | None], repeat: int) -> tuple[str, float]:
    """The answer, and the fastest of `repeat` runs in seconds."""
    best, answer = float("inf"), ""
    for _ in range(repeat):
        start = perf_counter()
        answer = work() or ""
        best = min(best, perf_counter() - start)
    return answer, best


def _body_of(document: Document) -> str:
    return structure(document).body


def read_whole(document: Document) -> str:
    """The body, once everything else has been read as well."""
    page = structure(document)
    for part in (page.blocks, page.links, page.images, page.layout.outline, page.layout.paths):
        len(part)
    return page.body


def run(
    pages: PageSet, limit: int | None, repeat: int, body_of: Callable[[Document], str]
) -> tuple[float, float]:
    ours, theirs, our_time, their_time = [], [], 0.0, 0.0
    for page in pages.pages(limit):
        document, truth = document_of(page), words_of(page.truth)
        mine, spent = timed(lambda document=document: body_of(document), repeat)
        our_time += spent
        other, spent = timed(lambda page=page: trafilatura.extract(page.html), repeat)
        their_time += spent
        ours.append(page_score(truth, words_of(mine)))
        theirs.append(page_score(truth, words_of(other)))
    (f1, page_f), (their_f1, their_page_f) = set_score(ours), set_score(theirs)
    count = max(1, len(ours))
    print(
        f"{pages.name:15} {count:4} pages  leitong {f1:.3f} / {page_f:.3f}  "
        f"trafilatura {their_f1:.3f} / {their_page_f:.3f}  "
        f"{our_time / count * 1e3:6.2f} ms a page, {their_time / max(our_time, 1e-9):5.1f} times as fast",
        flush=True,
    )
    return our_time, their_time


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("data", type=Path, nargs="?")
    parser.add_argument("--sets", nargs="+")
    parser.add_argument("--limit", type=int, help="pages of each set")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--whole", action="store_true", help="read every part of the page object")
    arguments = parser.parse_args()
    body_of = read_whole if arguments.whole else _body_of
    # tables and word lists are read once a process, by both
    warm_up = LabelledPage("warm-up", "<title>One</title><p>One sentence, to begin with.</p>", "", "")
    structure(document_of(warm_up))
    trafilatura.extract(warm_up.html)
    times = [
        run(pages, arguments.limit, arguments.repeat, body_of)
        for pages in page_sets(arguments.data, arguments.sets)
    ]
    ours, theirs = (sum(column) for column in zip(*times, strict=True))
    print(f"all sets together: {theirs / max(ours, 1e-9):.1f} times as fast as trafilatura")


if __name__ == "__main__":
    main()
