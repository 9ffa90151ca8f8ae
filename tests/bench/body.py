"""Body extraction beside trafilatura:  body.py DATA_FOLDER [--sets aeb wcxb] [--limit N] [--repeat R] [--whole]

For each set: F1 / mean page F of both (shared runs of four words; a Han character is a word) and how many times
faster Leitong is, from decoded page to page object, than `trafilatura.extract` with its defaults: with `structures`,
which reads some pages at once as a scan does, and with `structure`, page by page. All run on the same pages, in turn,
in this one process, whose processor time is measured; of R runs the fastest counts. Like trafilatura, Leitong has then
found the body and no more: links, pictures, layout and the votes on each block are made when somebody reads them. With
--whole they are read within the time. The data folder may also be given in LEITONG_DATA.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time

import trafilatura

sys.path.insert(0, str(Path(__file__).parent))
from pageset import LabelledPage, PageSet, page_sets
from shingles import page_score, set_score, words_of

from leitong.documents.document import Document, EncodingOrigin, Format
from leitong.errors import LimitExceeded
from leitong.pages.page import Page
from leitong.pages.structure import structures

# about as many as a scan gives to a process at a time
TOGETHER = 32


def document_of(page: LabelledPage) -> Document:
    raw = page.html.encode("utf-8", "replace")
    digest = hashlib.sha256(raw).hexdigest()
    source = page.url or page.id
    return Document(source, Format.HTML, page.html, "utf-8", EncodingOrigin.UTF8, 0, len(raw), digest)


def timed(work: Callable[[], list[str]], repeat: int) -> tuple[list[str], float]:
    """The answers, and the fastest of `repeat` runs in seconds."""
    best, answers = float("inf"), list[str]()
    for _ in range(repeat):
        start = process_time()
        answers = work()
        best = min(best, process_time() - start)
    return answers, best


def bodies_of(documents: Sequence[Document], whole: bool) -> list[str]:
    """Read together. whole: everything else has been read as well."""
    return [_read(page, whole) for page in structures(documents, whole=whole)]


def _read(page: Page | LimitExceeded, whole: bool) -> str:
    if isinstance(page, LimitExceeded):
        return ""
    for part in (
        (page.blocks, page.links, page.images, page.layout.outline, page.layout.paths) if whole else ()
    ):
        len(part)
    return page.body


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds that all pages together took: read together, one by one, and by trafilatura."""

    together: float
    alone: float
    theirs: float

    def __add__(self, other: Times) -> Times:
        return Times(self.together + other.together, self.alone + other.alone, self.theirs + other.theirs)

    def __str__(self) -> str:
        together, alone = (self.theirs / max(ours, 1e-9) for ours in (self.together, self.alone))
        return f"{together:5.1f} times as fast, page by page {alone:4.1f} times"


def run(pages: PageSet, limit: int | None, repeat: int, whole: bool) -> Times:
    ours, theirs, times = [], [], Times(0, 0, 0)
    labelled = list(pages.pages(limit))
    for first in range(0, len(labelled), TOGETHER):
        some = labelled[first : first + TOGETHER]
        documents = [document_of(page) for page in some]
        bodies, together = timed(lambda documents=documents: bodies_of(documents, whole), repeat)
        for page, document, body in zip(some, documents, bodies, strict=True):
            truth = words_of(page.truth)
            (same,), alone = timed(lambda document=document: bodies_of([document], whole), repeat)
            assert body == same, f"{page.id} has another body alone than among others"
            (other,), spent = timed(lambda page=page: [trafilatura.extract(page.html) or ""], repeat)
            times += Times(0, alone, spent)
            ours.append(page_score(truth, words_of(body)))
            theirs.append(page_score(truth, words_of(other)))
        times += Times(together, 0, 0)
    (f1, page_f), (their_f1, their_page_f) = set_score(ours), set_score(theirs)
    count = max(1, len(ours))
    print(
        f"{pages.name:15} {count:4} pages  leitong {f1:.3f} / {page_f:.3f}  "
        f"trafilatura {their_f1:.3f} / {their_page_f:.3f}  "
        f"{times.together / count * 1e3:6.2f} ms a page, {times}",
        flush=True,
    )
    return times


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
    # tables and word lists are read once a process, by both
    warm_up = LabelledPage("warm-up", "<title>One</title><p>One sentence, to begin with.</p>", "", "")
    bodies_of([document_of(warm_up)], arguments.whole)
    trafilatura.extract(warm_up.html)
    times = Times(0, 0, 0)
    for pages in page_sets(arguments.data, arguments.sets):
        times += run(pages, arguments.limit, arguments.repeat, arguments.whole)
    print(f"all sets together: {times}")


if __name__ == "__main__":
    main()
