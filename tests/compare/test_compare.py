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
