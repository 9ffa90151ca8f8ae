import json
from random import Random

import pytest
from wcwidth import width

COLUMNS = 80


def test_the_json_is_one_line_on_its_own(leitong, pair):
    run = leitong("compare", *pair, "--json")
    assert (run.status, run.err, run.out.count("\n")) == (0, "", 1)


def test_the_json_has_the_promised_keys(leitong, pair):
    facts = json.loads(leitong("compare", *pair, "--json").out)
    assert set(facts) == {"verdict", "measures", "passages", "a", "b"}
    assert {"duplicate_type", "kind", "sentence"} <= set(facts["verdict"])
    assert {"hamming", "cosine", "jaccard", "containment_a_in_b", "containment_b_in_a"} <= set(
        facts["measures"]
    )
    assert {"path", "format", "encoding", "title", "text", "keywords", "simhash"} <= set(facts["a"])


def test_the_json_names_each_side(leitong, pair):
    a = json.loads(leitong("compare", *pair, "--json").out)["a"]
    assert (a["path"], a["format"], a["encoding"]) == (str(pair[0]), "txt", "utf-8")


def test_passages_are_places_in_the_texts_beside_them(leitong, pair):
    facts = json.loads(leitong("compare", *pair, "--json").out)
    pairs = {
        (facts["a"]["text"][slice(*passage["a"])], facts["b"]["text"][slice(*passage["b"])])
        for passage in facts["passages"]
    }
    assert any("志愿者报名从本周五开始" in a and "志愿者报名从本周五开始" in b for a, b in pairs)
    assert any("临江市图书馆今天宣布" in a and "临江市图书馆今天宣布" in b for a, b in pairs)


def test_keywords_come_heaviest_first_and_the_fingerprint_as_16_hex_digits(leitong, pair):
    side = json.loads(leitong("compare", *pair, "--json").out)["a"]
    weights = [weight for _, weight in side["keywords"]]
    assert weights == sorted(weights, reverse=True)
    assert len(side["simhash"]) == 16
    assert int(side["simhash"], 16) >= 0


def test_a_copy_is_a_complete_duplicate(leitong, pair):
    facts = json.loads(leitong("compare", pair[0], pair[0], "--json").out)
    assert (facts["verdict"]["duplicate_type"], facts["verdict"]["kind"]) == (1, "identical")
    assert facts["measures"]["hamming"] == 0


def test_the_report_for_people_fits_a_terminal_of_80_columns(leitong, pair, monkeypatch):
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    out = leitong("compare", *pair).out
    assert max(map(width, out.splitlines())) in range(COLUMNS // 2, COLUMNS + 1)


@pytest.mark.parametrize("said", ["2 shared passages", "of A is in B", "of 64 bits differ"])
def test_the_report_for_people_tells_passages_and_measures(leitong, pair, said):
    assert said in leitong("compare", *pair).out


@pytest.mark.parametrize(
    ("a", "b", "told"),
    [
        (
            "The committee met and spoke about the new library for an hour.",
            "Fishermen said much about the new library of boats and old nets.",
            ["Nearest: 4 words at A 28–49 · B 20–41", "   about the new library"],
        ),
        (
            "临江市图书馆今天宣布开放时间延长。",
            "昨晚的比赛吸引了三万名球迷，球员今天宣布退出。",
            ["Nearest: 4 characters at A 6–10 · B 16–20", "   今天宣布"],
        ),
        ("Readers meet here.", "今天宣布开放。", []),
    ],
)
def test_where_no_passage_is_shared_it_is_told_what_comes_nearest(leitong, tmp_path, a, b, told):
    (tmp_path / "a.txt").write_text(a, encoding="utf-8")
    (tmp_path / "b.txt").write_text(b, encoding="utf-8")
    lines = leitong("compare", tmp_path / "a.txt", tmp_path / "b.txt").out.splitlines()
    assert lines[lines.index("No shared passages.") + 1 :] == told


def test_no_colour_reaches_a_file(leitong_process, pair):
    status, out, _ = leitong_process("compare", *pair)
    assert status == 0
    assert b"\x1b" not in out


def test_a_document_cannot_command_the_terminal(leitong, tmp_path, pair):
    evil = tmp_path / "evil.html"
    evil.write_text(
        "<title>x\x1b]0;owned\x07\x1b[2J</title><p>" + "The committee met on Tuesday. " * 9, encoding="utf-8"
    )
    run = leitong("compare", evil, pair[0])
    assert "\x1b" not in run.out
    assert "\x07" not in run.out


def test_both_unusable_files_are_named_with_their_reasons(leitong, tmp_path):
    picture = tmp_path / "picture.txt"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes(64))
    run = leitong("compare", tmp_path / "missing.txt", picture, "--json")
    assert run.status == 2
    assert run.out == ""
    first, second = run.err.splitlines()
    assert "missing.txt: " in first
    assert "picture.txt: " in second


def test_one_side_may_be_standard_input(leitong_process, pair):
    status, out, _ = leitong_process("compare", "-", pair[0], "--json", stdin=pair[0].read_bytes())
    facts = json.loads(out)
    assert status == 0
    assert facts["a"]["path"] == "-"
    assert facts["verdict"]["duplicate_type"] == 1


def test_both_sides_cannot_be_standard_input(leitong):
    run = leitong("compare", "-", "-")
    assert run.status == 2
    assert "standard input" in run.err


def test_the_encoding_can_be_given(leitong, tmp_path, pair):
    text = pair[0].read_text(encoding="utf-8")
    other = tmp_path / "other.txt"
    other.write_bytes(text.encode("gb18030"))
    facts = json.loads(leitong("compare", pair[0], other, "--encoding-b", "gb18030", "--json").out)
    assert facts["b"]["text"] == facts["a"]["text"]
    assert facts["b"]["encoding_origin"] == "given"


@pytest.mark.parametrize("name", ["no-such-encoding", "hex"])
def test_an_unknown_encoding_is_a_wrong_argument(leitong, pair, name):
    run = leitong("compare", *pair, "--encoding-a", name)
    assert run.status == 2
    assert name in run.err


def test_few_words_are_said_to_be_too_few(leitong, tmp_path):
    short = tmp_path / "short.txt"
    short.write_text("Three short words.", encoding="utf-8")
    assert "too few words to rely on" in " ".join(leitong("compare", short, short).out.split())


def test_many_passages_are_cut_short_unless_all_are_wanted(leitong, tmp_path):
    random = Random(5)
    words = ["".join(random.choices("aeioubdklmnprst", k=7)) for _ in range(3000)]

    def prose(count):
        return " ".join(random.choices(words, k=count)) + "."

    shared = [prose(20) for _ in range(25)]
    a, b = tmp_path / "a.txt", tmp_path / "b.txt"
    a.write_text("\n".join(f"{line}\n{prose(90)}" for line in shared), encoding="utf-8")
    b.write_text("\n".join(f"{line}\n{prose(90)}" for line in shared), encoding="utf-8")
    some, everything = leitong("compare", a, b).out, leitong("compare", a, b, "--all").out
    assert "25 shared passages" in some
    assert "… and 5 more; --all shows them." in some
    assert "--all shows them" not in everything


def test_an_empty_name_is_not_taken_for_the_current_folder(leitong_process, pair):
    status, out, err = leitong_process("compare", "", pair[1])
    assert (status, out) == (2, b"")
    assert err.splitlines() == [b'leitong: "": The name is empty.']
