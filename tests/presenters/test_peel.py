from pathlib import Path

from leitong import analyse
from leitong.pages.fates import fate_names
from leitong.pages.page import Block, BlockKind, Vote
from leitong.presenters.peel import left_out
from leitong.presenters.peel_words import ballot, fate_name, size_words

SENTENCE = "深圳市图书馆今天宣布，将于下月起延长夜间开放时间，周末的自习区一直开放到晚上十一点。"
PAGE = f"""<html><head><title>图书馆延长开放</title></head><body>
<nav><a href="/">首页</a> <a href="/n">新闻</a> <a href="/s">体育</a></nav>
<article><p>{SENTENCE}</p><p>馆长表示，这一安排是为了回应读者的长期建议，同时配合地铁末班车时间的调整。</p></article>
<footer>版权所有 某某网站 未经许可不得转载</footer></body></html>"""


def page(tmp_path: Path):
    file = tmp_path / "page.html"
    file.write_text(PAGE, encoding="utf-8")
    return analyse(file).page


def test_what_stood_before_and_after_the_body_is_gathered_there(tmp_path):
    shown = page(tmp_path)
    groups = left_out(shown)
    assert [group.at for group in groups] == [0, len(shown.body)]
    assert any("首页" in shown.blocks[index].text for index in groups[0].blocks)
    assert any("版权" in shown.blocks[index].text for index in groups[1].blocks)


def test_chinese_is_counted_in_characters(tmp_path):
    footer = left_out(page(tmp_path))[1]
    assert footer.ideographic
    assert footer.size == 16


def test_nothing_is_left_out_of_pasted_text():
    assert left_out(analyse("One paragraph.\nAnother one.").page) == ()


def test_every_reason_has_a_short_name():
    for fate in fate_names():
        assert str(fate_name(fate))


def test_a_size_is_said_in_the_units_of_its_script():
    assert str(size_words(214, False)) == "214 words"
    assert str(size_words(1, False)) == "1 word"
    assert str(size_words(1234, True)) == "1,234 characters"


def test_the_heaviest_votes_are_told_and_the_rest_is_added_up():
    votes = tuple(Vote(f"rule-{number}", 1.0, float(number)) for number in range(-6, 7))
    counted = ballot(Block("text", BlockKind.TOPIC, votes, "html/body/p", "few-votes", None))
    assert [abs(vote.votes) for vote in counted.told] == [6, 6, 5, 5, 4, 4, 3, 3, 2]
    assert counted.others == 4
    assert counted.rest == 2
