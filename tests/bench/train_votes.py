"""Learn resources/pages/votes.json from labelled pages:  train_votes.py DATA_FOLDER [--write] [--unseen N] [--folds 5]

Each block of a page is labelled by the share of its words that stand, in runs of four, in the true body. A linear
model over the rules' measures is fitted to the labels (logistic regression, ridge penalty, numpy only), first for
blocks by themselves, then with what all blocks got in the first look. A mistake weighs as much as it costs the
page's score. With --unseen the pages are also fitted K times without every K-th site and scored on the rest, by the
very decision that pages are read with; N times over, for other parts: mean and spread are the figures to believe.
Data folder: as for body.py.
"""

from __future__ import annotations

import argparse
import json
import sys
import zlib
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).parent))
from pageset import LabelledPage, page_sets
from shingles import page_score, set_score, shingle_counts, words_of

from leitong.pages.columns import Columns
from leitong.pages.context import look_again
from leitong.pages.forest import Forest
from leitong.pages.gathered import gathered
from leitong.pages.head import read_head
from leitong.pages.hints import hint_names, hints_against
from leitong.pages.judge import decide
from leitong.pages.leave import winners_of
from leitong.pages.measures import measure
from leitong.pages.parse import parse
from leitong.pages.phrases import phrase_mask, phrase_names
from leitong.pages.titles import content_title
from leitong.pages.votetable import vote_table
from leitong.pages.walk import walk
from leitong.resources import resource

Floats = NDArray[np.float64]
# measure: where its rule may bend
Bends = dict[str, list[float]]


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split())


# a page has a body if a block has so many votes
THRESHOLD = 0.4
# so many make a block as likely body as not: by the votes one half is at 0, but what is taken wrongly costs more
DOUBT = 0.6
# however little stands out, a block needs so many
LOWEST = -2.0
# by hand: what one template holds is mostly all body or all none, so a block gives up so much of what it is ahead of
# the blocks beside it, or gets so much of what it is behind
EVENED = 0.3
BESIDE = {"name": "beside", "measure": "beside", "at": [-16.0, 16.0], "votes": [-16 * EVENED, 16 * EVENED]}
# penalty on the weights of the first look and of the second
RIDGES = (1.0, 0.5)
HOPELESS = -3.0
# penalty on what may have no weight
FORBIDDEN = 1e6
# nothing is learned from a page on which less than this share of its true body stands
LEARNABLE = 0.6
# by hand: too short to count among what is learned from, but a body that begins with its credits looks wrong
CREDITS = {"name": "says credits", "measure": "says credits", "at": [0.0, 1.0], "votes": [0.0, -6.0]}
# by hand as well: a bare page is kept whole, whatever its blocks look like
BARE = {"name": "bare", "measure": "bare", "at": [0.0, 1.0], "votes": [0.0, 15.0]}
# pages of a small set count more: what is held back is mostly articles, half of them Chinese
SET_WEIGHTS = {"aeb": 1.2, "cn-blog": 3.0, "magic-article": 1.8, "mozilla": 0.7, "magic-forum": 0.6}
LEVELS = range(3)

OWN: Bends = {
    "net_size": [0, 8, 20, 40, 80, 160, 320, 800],
    "link_density": [0, 0.1, 0.3, 0.5, 0.8, 1],
    "mark_density": [0, 0.01, 0.03, 0.06, 0.1],
    "digit_density": [0, 0.05, 0.2, 0.5],
    "title_share": [0, 0.2, 0.5, 0.8, 1],
    "place": [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1],
    "passed": [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1],
    "alike": [1, 3, 10, 30],
    "alike_link_density": [0, 0.1, 0.3, 0.6, 1],
    "alike_net_size": [0, 20, 50, 100, 200, 400],
    "alike_ends": [0, 0.3, 0.6, 1],
    "heading": [0, 1, 2, 3, 4, 6],
    "after_title": [0, 1, 3, 8, 20, 60],
    "from_title": [0, 1, 2, 3, 4, 6, 10],
    "repeats": [1, 2, 4, 10, 30],
    "item_repeats": [1, 2, 4, 10, 30],
    "item_size": [0, 30, 100, 300, 1000, 3000],
    "item_link_density": [0, 0.1, 0.3, 0.6, 1],
    "item_sentences": [0, 1, 2, 5],
    "closings": [0, 1, 3, 10],
    "page_sentences": [0, 1, 3, 10, 30],
    "page_link_density": [0, 0.1, 0.3, 0.6],
    **{f"sentences_{level}": [0, 1, 2, 4, 8, 20] for level in LEVELS},
    **{f"links_around_{level}": [0, 0.05, 0.15, 0.3, 0.6, 1] for level in LEVELS},
    **{f"sentence_share_{level}": [0, 0.1, 0.5, 0.9, 1] for level in LEVELS},
    **{f"sentence_density_{level}": [0, 0.2, 0.5, 0.8, 1] for level in LEVELS},
}
YES_OR_NO = _names("ends breaks_off form titled comment_below_text linked_item")
NEAR = _names(
    "footer notice related header navigation comments share content caption forum aside byline advert lead section"
)
IN = _names("related notice advert footer aside comments lead title section navigation caption share")
TAGS = _names("pre p div")
SAID = _names("editor related")
AFTER: Bends = {
    "own_score": [-6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6],
    "behind_best": [-10, -6, -3, -1, 0],
    "near_score": [-5, -3, -1, 1, 3, 5],
    "siblings_score": [-5, -3, -1, 1, 3, 5],
    "from_best": [0, 1, 2, 3, 4, 8],
    "page_body": [2, 4, 6, 8, 10],
    "before_first": [0, 1, 3, 8, 20],
    "until_body": [0, 1, 2, 5, 20],
    **{f"body_density_{level}": [-4, -2, 0, 2, 4] for level in LEVELS},
    **{f"body_share_{level}": [0, 0.1, 0.5, 0.9, 1] for level in LEVELS},
}


def own_rules() -> Bends:
    """The rules for a block by itself."""
    flags = [*YES_OR_NO]
    flags += [f"near {n}" for n in NEAR] + [f"in {n}" for n in IN] + [f"tag {n}" for n in TAGS]
    return OWN | {name: [0.0, 1.0] for name in flags}


@dataclass(slots=True)
class Example:
    """One page. labels: share of each block in the true body. weights: what a mistake on it costs."""

    group: str
    site: str
    heading: str
    texts: list[str]
    forest: Forest
    columns: Columns
    words: list[list[str]]
    truth: list[str]
    labels: Floats
    weights: Floats
    own: NDArray[np.float32] = field(default_factory=lambda: np.zeros((0, 0), np.float32))
    all: NDArray[np.float32] = field(default_factory=lambda: np.zeros((0, 0), np.float32))
    scores: Floats = field(default_factory=lambda: np.zeros(0))
    fold: int = 0


def example_of(group: str, page: LabelledPage) -> Example | None:
    parsed = parse(page.id, page.html)
    walked = walk(parsed)
    if not walked.stretches.texts:
        return None
    pages = gathered([walked])
    texts, title = walked.stretches.texts, read_head(parsed).title
    columns = measure(pages, [title])
    levels = columns["heading"] * (columns["hidden"] == 0)
    heading = content_title(title, [(int(levels[i]), texts[i]) for i in np.flatnonzero(levels) if texts[i]])
    words = [words_of(text) for text in texts]
    true_words = words_of(page.truth)
    size = np.array([len(block) for block in words], dtype=np.float64)
    most = max(len(true_words), 50)
    weights = (np.minimum(size, most) / most + 0.002 * (size > 0)) * (columns["hidden"] == 0)
    site = urlsplit(page.url).netloc
    labels = labels_of(words, true_words)
    if labels @ size < LEARNABLE * len(true_words):
        weights[:] = 0
    return Example(
        group,
        # a host without a domain is no site, it only stands for one
        site if "." in site else page.id,
        heading,
        texts,
        pages.forest,
        columns,
        words,
        true_words,
        labels,
        weights * SET_WEIGHTS.get(group, 1.0),
    )


def labels_of(words: list[list[str]], truth: list[str], run: int = 4) -> Floats:
    """Share of each block's words that lie in a run of four words which the truth has as well."""
    true_runs = set(shingle_counts(truth, run))
    flat = [word for block in words for word in block]
    covered = np.zeros(len(flat) + 1)
    for i in range(len(flat) - run + 1):
        if tuple(flat[i : i + run]) in true_runs:
            covered[i : i + run] = 1
    ends = np.cumsum([len(block) for block in words])
    sums = np.concatenate([[0], np.cumsum(covered)])
    starts = np.concatenate([[0], ends[:-1]])
    return (sums[ends] - sums[starts]) / np.maximum(ends - starts, 1)


def spread(columns: Columns, rules: Bends) -> NDArray[np.float32]:
    """Each measure as the hat functions of its bends: weights on them are the votes at the bends."""
    return np.array(
        [np.interp(columns[name], at, unit) for name, at in rules.items() for unit in np.eye(len(at))],
        dtype=np.float32,
    ).T


def fit(examples: list[Example], matrix: str, ridge: float, start: Floats | None = None) -> Floats:
    """Ridge-penalised logistic regression by Newton's method with halved steps. The last weight is the intercept.

    start: weights to begin with, found on much the same pages.
    """
    against = _hints_against()
    rows = np.concatenate([getattr(e, matrix) for e in examples])
    labels = np.concatenate([e.labels for e in examples])
    weights = np.concatenate([e.weights for e in examples])
    # blocks of little weight stand for others like them
    chance = np.minimum(1.0, weights / 0.02)
    kept = np.random.default_rng(0).random(len(weights)) < chance
    rows = np.hstack([rows[kept], np.ones((int(kept.sum()), 1), np.float32)])
    labels, weights = labels[kept], weights[kept] / chance[kept]
    penalty = np.full(rows.shape[1], ridge)
    penalty[-1] = 1e-6
    found = _newton(rows, labels, weights, penalty, start)
    # what hints at something beside the text never votes for a block
    wrong = [at for at in against if found[at + 1] > found[at]]
    if wrong:
        penalty[[at + way for at in wrong for way in (0, 1)]] = FORBIDDEN
        found = _newton(rows, labels, weights, penalty, found)
    return found


def _newton(
    rows: NDArray[np.float32], labels: Floats, weights: Floats, penalty: Floats, start: Floats | None
) -> Floats:

    def loss_of(found: Floats) -> tuple[Floats, float]:
        totals = (rows @ found.astype(np.float32)).astype(np.float64)
        missed = weights @ (np.logaddexp(0, totals) - labels * totals)
        return totals, float(missed + penalty @ (found * found) / 2)

    found = np.zeros(rows.shape[1]) if start is None else start
    totals, loss = loss_of(found)
    for _ in range(14):
        odds = 1 / (1 + np.exp(-np.clip(totals, -30, 30)))
        slope = rows.T @ (weights * (odds - labels)).astype(np.float32) + penalty * found
        curved = (weights * np.maximum(odds * (1 - odds), 1e-4)).astype(np.float32)
        bend = (rows * curved[:, None]).T @ rows + np.diag(penalty)
        step = np.linalg.solve(bend, slope)
        before = loss
        totals, loss = loss_of(found - step)
        # far from the goal a whole step may lead astray
        while loss > before and np.abs(step).max() > 1e-3:
            step /= 2
            totals, loss = loss_of(found - step)
        found = found - step
        if before - loss < 1e-3:
            break
    return found


@cache
def _hints_against() -> list[int]:
    """Where the numbers of a block that tell of hints against it begin: "not said", then "said"."""
    kinds = [name for number, name in enumerate(hint_names()) if hints_against() >> number & 1]
    names = {f"{where} {kind}" for where in ("near", "in") for kind in kinds} | {"comment_below_text"}
    found, at = [], 0
    for name, bends in own_rules().items():
        if name in names:
            found.append(at)
        at += len(bends)
    return found


def scored(example: Example, matrix: str, weights: Floats) -> Floats:
    scores: Floats = getattr(example, matrix) @ weights[:-1] + weights[-1]
    return scores


def first_look(examples: list[Example]) -> None:
    """Score every page by itself, by a model that has not seen its site."""
    weights = None
    for fold in {e.fold for e in examples}:
        weights = fit([e for e in examples if e.fold != fold], "own", RIDGES[0], weights)
        for example in examples:
            if example.fold == fold:
                example.scores = scored(example, "own", weights)


def second_look(examples: list[Example], after: Bends) -> None:
    """Make the numbers of the second look from the scores of the first."""
    for example in examples:
        look_again(example.forest, example.columns, example.scores.astype(np.float32))
        listen(example)
        example.all = np.hstack([example.own, spread(example.columns, after)])


def unseen(examples: list[Example], after: Bends) -> None:
    """Score every page by a model neither of whose looks has seen its site.

    The models that gave the scores of the first look to the pages that are learned from must not have seen it either:
    the second look would read its labels out of them.
    """
    found: dict[int, Floats] = {}
    weights = None
    for fold in {e.fold for e in examples}:
        seen = [e for e in examples if e.fold != fold]
        rest = [e for e in examples if e.fold == fold]
        first_look(seen)
        first = fit(seen, "own", RIDGES[0])
        for example in rest:
            example.scores = scored(example, "own", first)
        second_look(examples, after)
        weights = fit(seen, "all", RIDGES[1], weights)
        found |= {id(example): scored(example, "all", weights) for example in rest}
    for example in examples:
        example.scores = found[id(example)]


def listen(example: Example) -> None:
    """Telltale words, looked for only in blocks that may still win."""
    masks = np.zeros(len(example.texts), dtype=np.int64)
    for i in np.flatnonzero(example.scores > HOPELESS).tolist():
        masks[i] = phrase_mask(example.texts[i])
    example.columns.set_bits(f"says {phrase_names()[0]}", len(phrase_names()), masks)


def figures(examples: list[Example]) -> dict[str, tuple[float, float]]:
    """F1 and mean page F of each set, decided on as pages are read, but for telltale words: they are in the scores."""
    table = vote_table("votes")
    credits_said = phrase_names().index("credits"), CREDITS["votes"][-1]
    table = replace(
        table, threshold=THRESHOLD, doubt=DOUBT, lowest=LOWEST, beside=EVENED, said=(credits_said,)
    )
    pages: dict[str, list[tuple[float | None, float | None, float]]] = {}
    for example in examples:
        scores = example.scores.astype(np.float32)
        won = decide(example.texts, example.forest, example.columns, table, scores).won
        body = winners_of(example.texts, example.columns, won, example.heading).body
        words = [w for block, yes in zip(example.words, body, strict=True) if yes for w in block]
        pages.setdefault(example.group, []).append(page_score(example.truth, words))
    return {group: set_score(scores) for group, scores in pages.items()}


def report(title: str, runs: list[dict[str, tuple[float, float]]]) -> None:
    """Print mean and standard deviation over the runs."""
    cells = []
    for group in runs[0]:
        values = np.array([run[group] for run in runs])
        mean, spread_of = values.mean(axis=0), values.std(axis=0)
        cell = f"{group} {mean[0]:.3f}/{mean[1]:.3f}"
        cells.append(cell + (f" ±{spread_of[0]:.3f}/{spread_of[1]:.3f}" if len(runs) > 1 else ""))
    print(f"{title}:  " + "  ".join(cells), flush=True)


def rule_entries(
    rules: Bends, usual: Floats, votes: Floats, first: Floats
) -> tuple[list[dict[str, object]], float, float]:
    """The rules as data, and what `votes` and `first` must start with.

    A rule is shifted so that it gives nothing to a block without its mark, or, where it has several bends, nothing
    to all blocks together. usual: mean of each hat function over all blocks.
    """
    entries: list[dict[str, object]] = []
    starts = [0.0, 0.0]
    at = 0
    for name, bends in rules.items():
        entry: dict[str, object] = {"name": name, "measure": name, "at": bends}
        for which, (key, weights) in enumerate((("first", first), ("votes", votes))):
            own = weights[at : at + len(bends)]
            shift = float(own[0] if len(bends) == 2 else own @ usual[at : at + len(bends)])
            starts[which] += shift
            entry[key] = [round(float(v) - shift, 3) for v in own]
        entries.append(entry)
        at += len(bends)
    return entries, starts[0], starts[1]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("data", type=Path, nargs="?")
    parser.add_argument("--folds", type=int, default=5)
    parser.add_argument(
        "--unseen", type=int, default=0, help="so many times, score each page by models without its site"
    )
    parser.add_argument("--write", action="store_true", help="write resources/pages/votes.json")
    arguments = parser.parse_args()
    examples = [
        example
        for pages in page_sets(arguments.data)
        for page in pages.pages()
        if (example := example_of(pages.name, page))
    ]
    own = own_rules()
    after = AFTER | {f"says {name}": [0.0, 1.0] for name in SAID}
    for example in examples:
        example.own = spread(example.columns, own)
    print(f"{len(examples)} pages, {examples[0].own.shape[1]} numbers a block", flush=True)
    part(examples, arguments.folds, 0)
    first_look(examples)
    second_look(examples, after)
    final, first = fit(examples, "all", RIDGES[1]), fit(examples, "own", RIDGES[0])
    if arguments.write:
        write(own, after, first, final, np.concatenate([e.all for e in examples]).mean(axis=0))
    runs = []
    for seed in range(arguments.unseen):
        part(examples, arguments.folds, seed)
        unseen(examples, after)
        runs.append(figures(examples))
        report(f"unseen, parting {seed}", runs[-1:])
    if runs:
        report("unseen", runs)
    for example in examples:
        example.scores = scored(example, "own", first)
    second_look(examples, after)
    for example in examples:
        example.scores = scored(example, "all", final)
    report("in sample", [figures(examples)])


def part(examples: list[Example], folds: int, seed: int) -> None:
    """Part the pages into so many folds, none of which shares a site with another."""
    for example in examples:
        example.fold = zlib.crc32(f"{seed} {example.site}".encode()) % folds


def write(own: Bends, after: Bends, first: Floats, final: Floats, usual: Floats) -> None:
    """Write the table. first, final: fitted weights, the intercept last; usual: mean of each hat function."""
    count = sum(map(len, own.values()))
    rules, first_start, start = rule_entries(own, usual[:count], final[:count], first[:-1])
    last, _, last_start = rule_entries(after, usual[count:], final[count:-1], np.zeros(len(usual) - count))
    for entry in last:
        del entry["first"]
    # words are listened to only where they can take votes away
    last = [entry for entry in last if not entry["name"].startswith("says") or entry["votes"][-1] < 0]
    last += [BESIDE, CREDITS, BARE]
    begin = {
        "name": "start",
        "measure": "size",
        "at": [0],
        "first": [round(float(first[-1]) + first_start, 3)],
        "votes": [round(float(final[-1]) + start + last_start, 3)],
    }
    table = {
        "about": "Learned by tests/bench/train_votes.py; a page has a body if a block has `threshold` votes.",
        "threshold": THRESHOLD,
        "doubt": DOUBT,
        "lowest": LOWEST,
        "rules": [begin, *rules],
        "after": last,
    }
    lines = [
        f"  {json.dumps(key)}: {json.dumps(table[key])}" for key in ("about", "threshold", "doubt", "lowest")
    ]
    lines += [
        f"  {json.dumps(key)}: [\n    " + ",\n    ".join(map(json.dumps, table[key])) + "\n  ]"
        for key in ("rules", "after")
    ]
    resource("pages", "votes.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
