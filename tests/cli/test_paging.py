import json

import pytest

PAGE = """<html><head><title>Tide tables - Harbour News</title>
<meta name="description" content="When the water comes."></head>
<body><nav><a href="/">Home</a> <a href="/tides">Tides</a></nav><h1>Tide tables</h1>
<p>The harbour office has printed new tide tables, and every boat may have one, free of charge.</p>
<p>They replace those of last year, which were wrong by an hour, as many a skipper found out on the sands.</p>
<a href="/map"><img src="map.png" alt="Map of the harbour"></a></body></html>"""


def test_the_json_has_the_promised_keys(leitong, tmp_path):
    page = tmp_path / "page.html"
    page.write_text(PAGE, encoding="utf-8")
    run = leitong("page", page, "--json")
    facts = json.loads(run.out)
    assert run.status == 0
    promised = "path title content_title description body kind blocks links encoding problem"
    assert set(promised.split()) <= set(facts)
    assert facts["problem"] is None
    assert facts["description"] == "When the water comes."
    assert "sands" in facts["body"]
    assert {"kind", "votes", "reasons", "text"} <= set(facts["blocks"][0])
    assert {"url", "anchor", "kind"} <= set(facts["links"][0])


def test_a_blocks_votes_are_the_sum_of_its_reasons(leitong, tmp_path):
    page = tmp_path / "page.html"
    page.write_text(PAGE, encoding="utf-8")
    for block in json.loads(leitong("page", page, "--json").out)["blocks"]:
        assert sum(reason["votes"] for reason in block["reasons"]) == pytest.approx(block["votes"])


def test_the_votes_of_the_textbook_can_be_asked_for(leitong, tmp_path, worked):
    example = worked["block_voting"]
    page = tmp_path / "page.html"
    page.write_text(example["inputs"]["html"], encoding="utf-8")
    blocks = json.loads(leitong("page", page, "--json", "--votes", "textbook").out)["blocks"]
    assert [block["votes"] for block in blocks] == [block["score"] for block in example["expected"]["blocks"]]
    assert [block["fate"] for block in blocks].count("body") == 2
    assert "+18.0  topic body" in leitong("page", page, "--votes", "textbook").out


def test_one_bad_file_does_not_stop_the_others(leitong, tmp_path):
    good, bad = tmp_path / "good.html", tmp_path / "bad.html"
    good.write_text(PAGE, encoding="utf-8")
    run = leitong("page", good, bad, good, "--json")
    first, second, third = map(json.loads, run.out.splitlines())
    assert run.status == 2
    assert "bad.html: " in run.err
    assert first == third
    assert second["problem"]
    assert second["path"] == str(bad)
    assert set(second) == set(first)


def test_for_people_each_block_is_a_line_with_its_votes_and_fate(leitong, tmp_path):
    page = tmp_path / "page.html"
    page.write_text(PAGE, encoding="utf-8")
    run = leitong("page", page)
    assert run.status == 0
    assert "Tide tables - Harbour News" in run.out
    assert [line for line in run.out.splitlines() if " body " in line and "The harbour office" in line]


def test_the_tree_shows_depth_letters_and_implied_ends(leitong, tmp_path):
    page = tmp_path / "page.html"
    page.write_text("<body><div id=main><p>first words<p>second words</div>", encoding="utf-8")
    run = leitong("page", page, "--tree")
    lines = run.out.splitlines()
    assert run.status == 0
    assert any("div#main" in line and line.split()[:2] == ["3", "21"] for line in lines)
    assert sum("p  (end implied)" in line for line in lines) == 2
    assert any("html  (not written)" in line for line in lines)


def test_a_document_without_tags_has_no_tree(leitong, tmp_path):
    text = tmp_path / "a.txt"
    text.write_text("words", encoding="utf-8")
    run = leitong("page", text, "--tree")
    assert run.status == 0 and "without tags" in run.out


def test_a_page_is_not_written_over_with_its_tinted_copy(leitong, tmp_path):
    page = tmp_path / "page.html"
    page.write_text(PAGE, encoding="utf-8")
    run = leitong("page", page, "--html", page)
    assert run.status == 2
    assert "the result can't be written over it" in run.err
    assert page.read_text(encoding="utf-8") == PAGE


def test_the_tinted_copy_is_written_to_a_file_or_to_standard_output(leitong, tmp_path):
    page, out = tmp_path / "page.html", tmp_path / "copy.html"
    page.write_text(PAGE, encoding="utf-8")
    assert leitong("page", page, "--html", out).status == 0
    copy = out.read_text(encoding="utf-8")
    assert copy.startswith("<!DOCTYPE html>") and "lt-taken" in copy
    assert leitong("page", page, "--html", "-").out.strip() == copy.strip()


@pytest.mark.parametrize(
    "arguments", [("--tree", "--json"), ("--html", "x.html", "--tree"), ("{page}", "--html", "x.html")]
)
def test_one_way_to_show_a_page_at_a_time(leitong, tmp_path, arguments):
    page = tmp_path / "page.html"
    page.write_text(PAGE, encoding="utf-8")
    run = leitong("page", page, *(argument.format(page=page) for argument in arguments))
    assert run.status == 2 and run.err


def test_a_place_that_cant_be_written_is_said(leitong, tmp_path):
    page = tmp_path / "page.html"
    page.write_text(PAGE, encoding="utf-8")
    run = leitong("page", page, "--html", tmp_path / "nowhere" / "copy.html")
    assert run.status == 1
    assert "copy.html: cannot write the result: No such file or directory" in run.err
