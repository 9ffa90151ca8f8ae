"""What the README promises is so."""

import re
import subprocess
import sys
from pathlib import Path
from typing import get_type_hints

import pytest

from leitong.cli.comparison_facts import (
    ComparisonFacts,
    MeasuresFacts,
    MethodFacts,
    PassageFacts,
    RulesFacts,
    SideFacts,
    VerdictFacts,
)
from leitong.cli.methods_facts import AnswerFacts, InputFacts, MethodsFacts
from leitong.cli.page_facts import BlockFacts, LinkFacts, PageFacts, ReasonFacts
from leitong.cli.seeing import SeenFacts
from leitong.compare.comparison import Kind

ROOT = Path(__file__).parents[2]
README, JSON_PAGE, BENCHMARKS = (
    (ROOT / name).read_text(encoding="utf-8")
    for name in ("README.md", "resources/docs/json.md", "tests/bench/README.md")
)
ALL_FACTS = [
    BlockFacts, ComparisonFacts, LinkFacts, MeasuresFacts, MethodFacts, PageFacts, PassageFacts, ReasonFacts,
    RulesFacts, SideFacts, VerdictFacts, AnswerFacts, InputFacts, MethodsFacts, SeenFacts
]  # fmt: skip


def fenced(language):
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_python_example_prints_what_it_says():
    (example,), (expected,) = fenced("python"), fenced("text")
    finished = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", example],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert finished.stdout == expected


@pytest.mark.parametrize("facts", ALL_FACTS, ids=lambda facts: facts.__name__)
def test_every_json_key_is_told(facts):
    assert not [key for key in get_type_hints(facts) if f"`{key}`" not in JSON_PAGE]


def test_every_kind_of_verdict_is_told():
    assert not [kind for kind in Kind if f"`{kind}`" not in JSON_PAGE]


def test_every_picture_and_file_that_is_named_is_there():
    named = re.findall(r"\]\(([^)#:]+)\)", README) + re.findall(r"(?<![\w/])tests/bench/\w+\.py", BENCHMARKS)
    assert named
    assert not [name for name in named if not (ROOT / name).exists()]
