import pickle

import pytest

import leitong


def text(content):
    return leitong.analyse(leitong.pasted(content))


def test_letters_that_agree_are_one_passage_however_they_are_spaced():
    a, b = text("a newspaper of record"), text("a news paper of record")
    comparison = leitong.compare(a, b)
    (passage,) = comparison.passages
    assert passage.kind == "same"
    assert (passage.a.of(a.text), passage.b.of(b.text)) == (a.text, b.text)


def test_the_comparison_crosses_a_process():
    comparison = leitong.compare(text("一篇短文讲述桥梁"), text("一篇长文讲述桥梁"))
    again = pickle.loads(pickle.dumps(comparison))
    assert again.verdict == comparison.verdict
    assert again.passages == comparison.passages


def test_the_explanation_counts_the_bits_that_the_measures_count():
    comparison = leitong.compare(text("桥梁 河流 学校 面包"), text("桥梁 河流 鲑鱼 投票"))
    assert len(comparison.explanation.differing) == comparison.measures.hamming


def test_the_work_can_be_cancelled():
    with pytest.raises(leitong.Cancelled):
        leitong.compare(text("one"), text("two"), lambda: True)


def test_the_passages_are_the_same_whichever_text_comes_first():
    parts = [
        "一座新桥将横跨大河连接两岸的老城区和新城区",
        "渔民担心施工会把鲑鱼从原来的地方赶走",
        "学生们在雨中等候班车去上学并讨论功课",
    ]
    a, b = text("。".join(parts)), text("。".join(reversed(parts)))
    there, back = leitong.compare(a, b).passages, leitong.compare(b, a).passages
    assert len(there) > 1
    assert sorted((p.a, p.b, p.moved) for p in there) == sorted((p.b, p.a, p.moved) for p in back)
