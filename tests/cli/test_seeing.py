import json

import pytest

TEXT = "市政府周一召开会议讨论横跨大河的新桥建设方案。许多学生步行前往旧学校并在雨中等候班车。"
OTHER = "天气预报说明天有雨，气温下降五度，请市民注意保暖，出行带伞。周末天气转晴，适合郊游。"


@pytest.fixture
def files(tmp_path):
    """A text, another, and a third made of half of each."""
    contents = {"first": TEXT, "other": OTHER, "mixed": TEXT[:21] + OTHER[:20], "new": "木兰从军" * 9}
    made = {}
    for name, content in contents.items():
        made[name] = tmp_path / f"{name}.txt"
        made[name].write_text(content, encoding="utf-8")
    return made


def facts_of(run):
    return [json.loads(line) for line in run.out.splitlines()]


def test_each_file_is_asked_of_those_before_it(leitong, files):
    rows = facts_of(leitong("seen", "--json", files["first"], files["other"], files["mixed"], files["first"]))
    assert [row["novelty"] for row in rows[:2]] == [1, 1]
    assert 0 < rows[2]["novelty"] < 0.2
    assert rows[3]["novelty"] == 0
    assert [row["seen"] for row in rows] == [False, False, True, True]
    assert [row["held"] for row in rows] == sorted(row["held"] for row in rows)


def test_an_erring_filter_is_put_right_by_the_table(leitong, files):
    row = facts_of(leitong("seen", "--json", "--runs", "1", "--errs", "0.5", files["first"], files["other"]))[
        1
    ]
    assert row["hits"] > row["confirmed"] == 0
    assert row["novelty"] == 1


def test_people_read_shares_and_how_the_filter_did(leitong, files):
    run = leitong("seen", files["first"], files["first"])
    first, again, *lines = run.out.splitlines()
    told = " ".join(lines)
    assert "100 % new" in first
    assert "0 % new" in again
    assert "seen" in again
    assert "1,198,133 bytes sets 7 bits a run" in told


def test_longer_runs_make_more_of_it_new(leitong, files):
    short, long = (
        facts_of(leitong("seen", "--json", "--shingle", n, files["first"], files["mixed"]))[1]["novelty"]
        for n in (2, 10)
    )
    assert short < long


def test_a_file_that_cannot_be_used_does_not_stop_the_others(leitong, files):
    run = leitong("seen", "--json", "missing.txt", files["first"])
    assert run.status == 2
    assert "missing.txt" in run.err
    rows = facts_of(run)
    assert rows[0]["problem"]
    assert rows[1]["problem"] is None


def test_a_text_too_short_for_a_run_is_neither_new_nor_seen(leitong, tmp_path):
    path = tmp_path / "short.txt"
    path.write_text("甲乙", encoding="utf-8")
    run = leitong("seen", path, path)
    assert "too short" in run.out
    row = facts_of(leitong("seen", "--json", path))[0]
    assert (row["novelty"], row["seen"]) == (None, False)
