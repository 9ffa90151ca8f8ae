from leitong.compare.closing import closed
from leitong.compare.runs import Run
from leitong.words.units import units_of


def closed_texts(a, b, runs):
    units_a, units_b = units_of(a), units_of(b)
    ends = (len(units_a), len(units_b))
    return [
        (
            a[units_a.starts[run.a] : units_a.ends[run.end_a - 1]],
            b[units_b.starts[run.b] : units_b.ends[run.end_b - 1]],
        )
        for run in closed(runs, units_a, units_b, (0, 0), ends)
    ]


def test_runs_grow_into_the_gap_from_both_sides():
    a, b = "甲乙丙丁戊己庚辛", "甲乙丙子戊己庚辛"
    assert closed_texts(a, b, [Run(0, 0, 2), Run(6, 6, 2)]) == [
        ("甲乙丙", "甲乙丙"),
        ("戊己庚辛", "戊己庚辛"),
    ]


def test_a_removed_sentence_is_a_whole_one_though_the_next_begins_alike():
    a = "他走了。他们在等车回家去看书。他们在下雨天唱歌。"
    b = "他走了。他们在下雨天唱歌。"
    # the first run has taken the beginning of the removed sentence for that of the next
    assert closed_texts(a, b, [Run(0, 0, 6), Run(16, 6, 5)]) == [
        ("他走了", "他走了"),
        ("他们在下雨天唱歌", "他们在下雨天唱歌"),
    ]


def test_a_short_run_far_from_both_neighbours_is_chance():
    a = "甲乙丙丁" + "春夏秋冬东西南北山川" + "子丑" + "前后左右上下里外远近" + "戊己庚辛"
    b = "甲乙丙丁" + "子丑" + "戊己庚辛"
    runs = [Run(0, 0, 4), Run(14, 4, 2), Run(26, 6, 4)]
    assert closed_texts(a, b, runs) == [("甲乙丙丁", "甲乙丙丁"), ("戊己庚辛", "戊己庚辛")]


def test_runs_that_overlap_are_cut():
    a, b = "甲乙丙丙丁戊", "甲乙丙丁戊"
    assert closed_texts(a, b, [Run(0, 0, 3), Run(3, 2, 3)]) == [("甲乙丙", "甲乙丙"), ("丁戊", "丁戊")]
