import pytest

from leitong.library.library import Library
from leitong.library.proving.matcher import Matcher
from leitong.library.proving.steps import finish
from leitong.library.records import Role


@pytest.fixture
def matched(library, reading, notice):
    texts = {
        "a.txt": notice,
        "b.txt": notice,
        "c.txt": notice.replace("今天", "昨日"),
        "名.txt": "another text",
    }
    library.store.save([reading(name, text) for name, text in texts.items()])
    finish(Matcher(library.store).all())
    return library


def test_clusters_are_kept_as_they_were_found(matched):
    assert matched.store.kept_clusters(0.5) is None
    found = matched.clusters(0.5)
    assert found
    assert matched.store.kept_clusters(0.5) == found == matched.clusters(0.5)


def test_another_threshold_is_worked_out_anew(matched):
    near, same = matched.clusters(0.5), matched.clusters(1.0)
    assert same != near
    assert matched.store.kept_clusters(0.5) is None
    assert matched.clusters(0.5) == near


def test_they_hold_until_something_is_written(matched, reading, notice):
    matched.clusters()
    matched.store.save([reading("d.txt", notice)])
    assert matched.store.kept_clusters(0.5) is None
    assert len(matched.clusters()[0].members) == 4


def test_a_decision_cuts_them_again(matched):
    before = matched.clusters()
    matched.store.save_decisions([("a" * 64, "b" * 64, "not-a-duplicate", "now")])
    assert matched.store.kept_clusters(0.5) is None
    assert matched.clusters() == before


def test_another_role_is_a_change(matched):
    matched.clusters()
    (first, *_) = matched.store.known().values()
    matched.store.seen_again([(first.id, Role.REFERENCE)])
    assert matched.store.kept_clusters(0.5) is None


def test_a_library_without_clusters_keeps_that(library):
    assert library.clusters() == []
    assert library.store.kept_clusters(0.5) == []


def test_who_only_reads_keeps_nothing_but_reads_what_is_kept(tmp_path, reading, notice):
    path = tmp_path / "l.leitong"
    with Library.open(path) as library:
        library.store.save([reading("a.txt", notice), reading("b.txt", notice)])
    with Library.open(path, read_only=True) as library:
        found = library.clusters()
        assert library.store.kept_clusters(0.5) is None
    with Library.open(path) as library:
        assert library.clusters() == found
    with Library.open(path, read_only=True) as library:
        assert library.store.kept_clusters(0.5) == found
