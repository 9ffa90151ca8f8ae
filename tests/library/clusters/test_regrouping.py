"""Regrouping answers for every threshold what `Library.clusters` answers for one."""

import pytest

from leitong.library.clusters.regrouping import GROUP_KINDS, Regrouping
from leitong.library.clusters.spread import spread
from leitong.library.library import NOT_A_DUPLICATE, Library
from leitong.library.proving.matcher import Matcher
from leitong.library.proving.steps import finish
from leitong.library.records import Role

LINES = (
    "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。",
    "志愿者报名从本周五开始，年满十八周岁的市民都可以参加，首批志愿者将在八月下旬接受三天培训。",
    "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。",
    "天气预报说，明天上午多云转晴，午后有阵雨，气温略有回升，出门的人请带好雨具，注意路上安全。",
    "港务局将在星期一公布新的船期表，印好的册子可以在码头的窗口免费领取，老人和孩子可以优先上船。",
)


@pytest.fixture
def library(library, reading):
    texts = {
        "a/whole.txt": "".join(LINES),
        "a/copy.txt": "".join(LINES),
        "a/shorter.txt": "".join(LINES[:4]),
        "b/part.txt": LINES[0] + LINES[1],
        "b/part again.txt": LINES[0] + LINES[1],
        "b/other.txt": "The harbour office will publish the new timetable on Monday, and nobody minds. " * 4,
    }
    library.store.save(
        reading(name, text, Role.REFERENCE if name.startswith("b/part a") else Role.SCAN, mtime_ns=place)
        for place, (name, text) in enumerate(texts.items())
    )
    finish(Matcher(library.store).all())
    return library


def regrouping_of(library: Library) -> Regrouping:
    store = library.store
    apart = [(a, b) for a, b, decision, _ in store.decisions() if decision == NOT_A_DUPLICATE]
    return Regrouping.of(library.documents(), spread(store.digests(), store.pairs()), apart)


def groups_at(library: Library, threshold: float):
    cut, documents = regrouping_of(library).at(threshold), library.documents()
    bounds = cut.bounds.tolist()
    return [
        (GROUP_KINDS[kind], tuple(documents[one].path for one in cut.members[start:end].tolist()))
        for kind, start, end in zip(cut.kinds.tolist(), bounds[:-1], bounds[1:], strict=True)
    ]


@pytest.mark.parametrize("threshold", [0.0, 0.3, 0.5, 0.79, 0.81, 0.95, 1.0])
def test_the_groups_are_the_clusters_of_the_library(library, threshold):
    clusters = [(cluster.kind, cluster.members) for cluster in library.clusters(threshold)]
    assert groups_at(library, threshold) == clusters


def test_what_a_person_told_apart_stays_apart_at_every_threshold(library):
    library.decide_not_duplicate("/library/a/whole.txt", "/library/a/shorter.txt")
    groups = groups_at(library, 0.0)
    assert groups == [(cluster.kind, cluster.members) for cluster in library.clusters(0.0)]


def test_each_near_pair_is_counted_once(library):
    likenesses = regrouping_of(library).likenesses()
    assert likenesses.size
    assert all(0 < likeness < 1 for likeness in likenesses)


def test_a_template_is_in_no_group(library, reading):
    library.store.save([reading("c/template.txt", "".join(LINES), Role.TEMPLATE)])
    clusters = [(cluster.kind, cluster.members) for cluster in library.clusters()]
    assert groups_at(library, 0.5) == clusters
    assert not any(path.name == "template.txt" for _, members in clusters for path in members)


def test_an_empty_library_has_no_groups():
    with Library.open() as empty:
        assert groups_at(empty, 0.5) == []
