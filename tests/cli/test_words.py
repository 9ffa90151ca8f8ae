import json

import pytest

from leitong.cli.wording import MOST_CHARACTERS
from leitong.words.methods import Method

NAMES = "赵钱孙李周吴郑王冯陈"
FILLER = "天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往秋收冬藏闰余成岁律吕调阳云腾致雨露结为霜金生丽水玉出昆冈"
STORY = "".join(f"{a}罗玉凤{b}。" for a, b in zip(NAMES, FILLER, strict=False))
TEXT = STORY + (FILLER + "。") * 8


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("LEITONG_HOME", str(tmp_path / "home"))


def cut(leitong, text, method):
    return leitong("words", text, "--method", method).out


def test_one_method_prints_the_words_of_each_line(leitong, tmp_path):
    path = tmp_path / "two.txt"
    path.write_text("从小学毕业。\n\n她在图书馆看书。\n", encoding="utf-8")
    assert cut(leitong, path, "jieba") == "从 小学 毕业\n她 在 图书馆 看书\n"
    assert cut(leitong, path, "mm") == "从小 学 毕业\n她 在 图书馆 看书\n"


def test_all_methods_stand_under_each_other_with_the_readings(leitong):
    run = leitong("words", "从小学毕业")
    assert run.status == 0
    assert "mm         从 小|学|毕 业\n" in run.out
    assert "rmm        从|小 学|毕 业\n" in run.out
    assert "1 ambiguous: 1 overlap\n  overlap     从小|学 · 从|小学\n" in run.out
    assert "pairs of characters             4 entries of 4 terms" in run.out


def test_what_all_methods_cut_alike_is_one_line(leitong):
    assert leitong("words", "图书馆").out.splitlines()[0] == "all        图 书 馆"


def test_english_words_stay_whole_and_none_is_torn_by_the_end_of_a_line(leitong):
    lines = leitong("words", "从小学毕业 reading " + "together " * 20).out.split("\n\n")[0].splitlines()
    assert lines[0].startswith("mm         从 小|学|毕 业| |reading| |together|")
    alike = [line.removeprefix("all ") for line in lines if line.startswith("all ")]
    assert len(alike) == 3
    assert set("".join(alike).replace("|", " ").split()) == {"together"}


def test_the_json_has_the_promised_keys(leitong):
    facts = json.loads(leitong("words", "人才能", "--json").out)
    assert set(facts["methods"]) == {method.value for method in Method}
    assert facts["methods"]["rmm"] == [[0, 1], [1, 3]]
    assert facts["methods"]["jieba"] == [[0, 2], [2, 3]]
    assert facts["tags"] == ["n", "v"]
    assert facts["ambiguous"] == [
        {
            "span": [0, 3],
            "kind": "mixed",
            "readings": [["人才", "能"], ["人", "才能"], ["人", "才", "能"]],
            "count": 3,
        }
    ]
    assert set(facts["index"]) == {"words", "words of every reading", "pairs of characters"}
    assert facts["text"] == "人才能"


def test_without_jieba_there_are_no_parts_of_speech(leitong):
    assert json.loads(leitong("words", "人才能", "--json", "--method", "mm").out)["tags"] is None


def test_of_a_very_long_text_one_method_is_printed(leitong, tmp_path):
    path = tmp_path / "long.txt"
    path.write_text("图书馆\n" * (MOST_CHARACTERS // 4 + 10), encoding="utf-8")
    run = leitong("words", path)
    assert run.status == 2
    assert "choose one --method" in run.err
    assert cut(leitong, path, "mm").startswith("图书馆\n图书馆\n")


def test_nothing_is_said_to_be_nothing(leitong):
    run = leitong("words", " ")
    assert (run.status, run.out) == (2, "")
    assert "no text" in run.err


def test_a_missing_file_is_named(leitong, tmp_path):
    run = leitong("words", tmp_path / "none.txt")
    assert run.status == 2
    assert "none.txt: There is no such file." in run.err


def test_new_words_of_a_folder(leitong, tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "story.txt").write_text(TEXT, encoding="utf-8")
    (tmp_path / "in" / "copy.txt").write_text(TEXT, encoding="utf-8")
    run = leitong("new-words", tmp_path / "in", "--json")
    facts = json.loads(run.out)
    assert run.status == 0
    assert facts["documents"] == 1
    (word,) = facts["words"]
    assert (word["word"], word["count"], word["parts"]) == ("罗玉凤", 10, ["罗", "玉", "凤"])
    assert {"cohesion", "freedom", "left_entropy", "right_entropy"} <= set(word)
    shown = leitong("new-words", tmp_path / "in").out
    assert "1 text" in shown
    assert "罗玉凤" in shown


def test_new_words_of_a_library(leitong, tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "story.txt").write_text(TEXT, encoding="utf-8")
    assert (
        leitong("scan", tmp_path / "in", "--library", tmp_path / "library.leitong", "--jobs", "1").status == 0
    )
    facts = json.loads(leitong("new-words", tmp_path / "library.leitong", "--json").out)
    assert [word["word"] for word in facts["words"]] == ["罗玉凤"]


@pytest.fixture
def accepted(leitong):
    """A word of one's own, given in traditional characters."""
    return leitong("new-words", "--accept", "羅玉鳳")


@pytest.mark.parametrize("method", ["mm", "rmm", "both", "jieba"])
@pytest.mark.usefixtures("accepted")
def test_an_accepted_word_is_cut_whole(leitong, method):
    assert cut(leitong, "看罗玉凤", method) == "看 罗玉凤\n"


def test_a_word_is_accepted_simplified_and_listed(leitong, accepted):
    assert "accepted: 罗玉凤" in accepted.err
    assert leitong("new-words", "--own").out == "罗玉凤\n"
    assert json.loads(leitong("new-words", "--own", "--json").out) == {"own_words": ["罗玉凤"]}


@pytest.mark.usefixtures("accepted")
def test_an_accepted_word_is_new_no_longer(leitong, tmp_path):
    (tmp_path / "story.txt").write_text(TEXT, encoding="utf-8")
    assert json.loads(leitong("new-words", tmp_path / "story.txt", "--json").out)["words"] == []


@pytest.mark.usefixtures("accepted")
def test_an_accepted_word_that_is_undone_is_cut_as_before(leitong):
    assert "no longer a word: 罗玉凤" in leitong("new-words", "--undo").err
    assert cut(leitong, "看罗玉凤", "jieba") == "看 罗 玉 凤\n"


def test_there_may_be_no_word_to_undo(leitong):
    assert "no word to undo" in leitong("new-words", "--undo").err


@pytest.mark.parametrize("word", ["，", "凤", "图书馆", "圖書館"])
def test_what_can_be_no_new_word_is_not_accepted(leitong, word):
    run = leitong("new-words", "--accept", word)
    assert run.status == 2
    assert run.err


def test_too_little_text_is_said(leitong, tmp_path):
    (tmp_path / "short.txt").write_text("吃葡萄不吐葡萄皮", encoding="utf-8")
    run = leitong("new-words", tmp_path / "short.txt")
    assert run.status == 0
    assert "8 Chinese letters: too little text; 200 are needed" in run.out


def test_one_bad_file_does_not_stop_the_others(leitong, tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "story.txt").write_text(TEXT, encoding="utf-8")
    (tmp_path / "in" / "bad.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    run = leitong("new-words", tmp_path / "in", "--json")
    facts = json.loads(run.out)
    assert run.status == 0
    assert [problem["path"].endswith("bad.png") for problem in facts["problems"]] == [True]
    assert len(facts["words"]) == 1
    assert leitong("new-words", tmp_path / "nothing.txt").status == 2


def test_something_must_be_asked(leitong):
    assert leitong("new-words").status == 2
