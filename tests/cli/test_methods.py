import json

import pytest
from wcwidth import width

from leitong.compare.methods.costs import COSTS


def test_every_method_says_yes_or_no_and_why(leitong, pair, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    run = leitong("methods", *pair)
    assert (run.status, run.err) == (0, "")
    assert all(width(line) <= 80 for line in run.out.splitlines())
    for name in (
        "exact",
        "tianwang-5",
        "imatch",
        "jaccard",
        "scam-a-in-b",
        "cosine-levels",
        "novelty",
        "layout",
    ):
        assert any(line[:1] in "✓✗–" and line[2:].startswith(name) for line in run.out.splitlines())
    assert "methods call it a duplicate" in run.out


def test_the_json_has_every_input(leitong, pair):
    facts = json.loads(leitong("methods", *pair, "--json").out)
    assert set(facts) == {"verdict", "agreement", "why", "methods", "choices"}
    by_name = {method["name"]: method for method in facts["methods"]}
    assert by_name["jaccard"]["limit"] == facts["choices"]["jaccard_near"] == 0.5
    assert by_name["tianwang-2"]["inputs"][0]["columns"] == ["place", "A", "B"]
    assert all(len(row) == 3 for row in by_name["tianwang-2"]["inputs"][0]["rows"])
    assert by_name["jaccard"]["inputs"][0]["more"] >= 0


def test_a_copy_is_one_to_every_method_that_can_judge(leitong, pair):
    facts = json.loads(leitong("methods", pair[0], pair[0], "--json").out)
    assert not [method["name"] for method in facts["methods"] if method["met"] is False]
    assert facts["why"] == []


def test_the_verdict_follows_the_limits(leitong, pair):
    usual, lax = (
        json.loads(leitong("methods", *pair, "--json", *more).out)["verdict"]["kind"]
        for more in ((), ("--near", "0.1"))
    )
    assert (usual, lax) == ("partial", "near")


@pytest.mark.parametrize(
    ("parameter", "method", "said"),
    [
        (("--terms", "3"), "tianwang-2", "Of the 3 heaviest words"),
        (("--shingle", "5"), "jaccard", "runs of 5 words"),
        (("--width", "16"), "simhash-words", "of 16 bits differ"),
        (("--description", "gbk"), "tianwang-1", "first 256 bytes"),
        (("--gram", "4"), "winnowing", "of 11 letters"),
    ],
)
def test_a_parameter_changes_what_a_method_looks_at(leitong, pair, parameter, method, said):
    facts = json.loads(leitong("methods", *pair, "--json", *parameter).out)
    assert said in next(each["reason"] for each in facts["methods"] if each["name"] == method)


def test_the_inputs_of_a_method_are_listed_when_asked_for(leitong, pair):
    assert "Heaviest words, by code point" in leitong("methods", *pair, "--inputs", "tianwang-3").out
    assert "Heaviest words" not in leitong("methods", *pair).out
    assert "Bloom filter and table" in leitong("methods", *pair, "--inputs", "all").out


@pytest.mark.parametrize(
    "wrong", [("--terms", "51"), ("--inputs", "tianwang-6"), ("--epsilon", "1"), ("--distance", "nan")]
)
def test_what_is_not_there_is_refused(leitong, pair, wrong):
    run = leitong("methods", *pair, *wrong)
    assert run.status == 2
    assert "Traceback" not in run.err and "Error: Invalid value" in run.err


def test_inputs_of_a_method_that_is_not_asked_of_this_pair_are_none(leitong, pair):
    run = leitong("methods", *pair, "--inputs", "letters")
    assert run.status == 0
    assert run.out == leitong("methods", *pair).out


def test_a_file_that_is_missing_is_named(leitong, pair):
    run = leitong("methods", pair[0], "missing.html")
    assert run.status == 2
    assert "missing.html" in run.err


def test_numbers_can_be_left_out_here_too(leitong, tmp_path):
    a, b = tmp_path / "a.txt", tmp_path / "b.txt"
    text = "会议室今天下午有{}名代表参加讨论，大家对新桥建设方案提出了许多意见和建议。"
    a.write_text(text.format(12), encoding="utf-8")
    b.write_text(text.format(57), encoding="utf-8")
    facts = json.loads(leitong("methods", a, b, "--json", "--ignore-numbers").out)
    assert next(each for each in facts["methods"] if each["name"] == "jaccard")["value"] == 1


def test_the_help_tells_what_each_method_costs(leitong):
    rows = [line.split() for line in leitong("methods", "--help").out.splitlines()]
    for one in COSTS:
        figures = [f"{one.page:g}", f"{one.pair:g}"]
        assert any(figures == row[at : at + 2] for row in rows for at in range(len(row)))


def test_a_run_of_chinese_is_said_to_be_of_characters(leitong, tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("上港不但继续保持着主场不败，也成为亚冠改制后第三支前两轮全胜的球队。", encoding="utf-8")
    run = leitong("methods", str(path), str(path))
    assert "100 % of all runs of 3 words (Chinese: characters) stand in both" in " ".join(run.out.split())
