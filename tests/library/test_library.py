import pytest

from leitong.compare.comparison import Kind
from leitong.errors import LibraryUnusable
from leitong.library.library import Library
from leitong.library.proving.matcher import Matcher
from leitong.library.proving.steps import finish
from leitong.library.records import GroupKind


@pytest.fixture
def matched(library, reading, notice):
    """Three readings: a text, its copy, one with a word exchanged."""
    texts = {"a.txt": notice, "b.txt": notice, "c.txt": notice.replace("今天", "昨日")}
    library.store.save([reading(name, text) for name, text in texts.items()])
    find(library)
    return library


def find(library):
    finish(Matcher(library.store).all())


def names(cluster):
    return [member.name for member in cluster.members]


def test_added_files_are_matched_at_once(library, tmp_path, notice):
    for name in ("one.txt", "two.txt"):
        (tmp_path / name).write_text(notice + name, encoding="utf-8")
        library.add(tmp_path / name)
    (pair,) = library.pairs()
    assert (pair.a.name, pair.b.name, pair.kind) == ("one.txt", "two.txt", Kind.NEAR)
    assert 0.9 < pair.jaccard < 1


def test_containment_is_told_from_the_part_to_the_whole(library, reading, notice):
    long = "港务局周一公布新的船期表，码头上也能领到印好的一份。老城的面包师说，面粉从春天起就贵了。" * 1
    library.store.save([reading("part.txt", notice), reading("whole.txt", notice + long * 1 + long[::-1])])
    find(library)
    (pair,) = library.pairs()
    assert pair.containment_a_in_b > 0.95
    assert pair.containment_b_in_a < 0.8


def test_a_cluster_holds_copies_and_near_texts(matched):
    (cluster,) = matched.clusters()
    assert cluster.kind is GroupKind.NEAR
    assert sorted(names(cluster)) == ["a.txt", "b.txt", "c.txt"]
    assert 0 < cluster.largest_distance < 0.5


def test_a_higher_threshold_leaves_the_copies_alone(matched):
    (cluster,) = matched.clusters(threshold=0.999)
    assert (cluster.kind, names(cluster)) == (GroupKind.EXACT, ["a.txt", "b.txt"])
    assert cluster.largest_distance == 0


def test_what_a_person_told_apart_is_in_no_cluster_together(library, reading, notice):
    library.store.save([reading("a.txt", notice), reading("c.txt", notice.replace("今天", "昨日"))])
    find(library)
    a, c = (document.path for document in library.documents())
    library.decide_not_duplicate(c, a)
    assert library.clusters() == []
    library.undecide(a, c)
    assert len(library.clusters()) == 1


def test_files_of_one_text_cant_be_told_apart(library, reading, notice):
    library.store.save([reading("a.txt", notice), reading("b.txt", notice + "\n")])
    a, b = (document.path for document in library.documents())
    with pytest.raises(LibraryUnusable, match="letter by letter"):
        library.decide_not_duplicate(a, b)


def test_a_decision_holds_for_a_file_of_the_same_text_that_comes_later(library, reading, notice):
    edited = notice.replace("今天", "昨日")
    library.store.save([reading("a.txt", notice), reading("c.txt", edited)])
    library.decide_not_duplicate(*(document.path for document in library.documents()))
    library.store.save([reading("d.txt", edited + "\n")])
    find(library)
    (cluster,) = library.clusters()
    assert names(cluster) == ["c.txt", "d.txt"]


def test_the_outcome_does_not_depend_on_the_order_of_reading(reading, notice):
    readings = [reading(f"{number}.txt", notice + "又及。" * number) for number in range(5)]
    outcomes = []
    for some in (readings, readings[::-1]):
        with Library.open() as library:
            library.store.save(some)
            find(library)
            outcomes.append((list(library.pairs()), library.clusters()))
    assert outcomes[0] == outcomes[1]


def test_near_finds_what_the_scan_would(matched, notice):
    found = matched.near(notice.replace("今天", "昨日") + "\n")
    assert [(one.path.name, one.kind) for one in found] == [
        ("c.txt", Kind.SAME_TEXT),
        ("a.txt", Kind.NEAR),
        ("b.txt", Kind.NEAR),
    ]
    pairs = {(pair.a.name, pair.b.name): pair for pair in matched.pairs()}
    assert found[1].jaccard == pairs["a.txt", "c.txt"].jaccard


def test_the_very_file_comes_before_others_of_its_text(library, tmp_path, notice):
    for name, encoding in (("a.txt", "gb18030"), ("b.txt", "utf-8")):
        (tmp_path / name).write_text(notice, encoding)
        library.add(tmp_path / name)
    found = library.near(tmp_path / "b.txt")
    assert [(one.path.name, one.kind) for one in found] == [
        ("b.txt", Kind.IDENTICAL),
        ("a.txt", Kind.SAME_TEXT),
    ]


def test_near_gives_no_more_than_it_was_asked_for(matched, notice):
    assert len(matched.near(notice, count=2)) == 2


def test_near_in_an_empty_library_is_nothing(library, notice):
    assert library.near(notice) == []


def test_a_file_that_is_not_in_the_library_is_named(library, tmp_path):
    with pytest.raises(LibraryUnusable, match=r"none\.txt: This file is not in the library"):
        library.document(tmp_path / "none.txt")


def test_forgetting_a_folder_forgets_what_is_below_it(matched):
    assert matched.forget("/library") == 3
    assert matched.documents() == []
    assert matched.counts().prints == 0


def test_when_one_of_equal_texts_goes_the_others_keep_their_neighbours(library, reading, notice):
    texts = {
        "a.txt": notice,
        "b.txt": notice + "\n",
        "c.txt": notice + "\n\n",
        "d.txt": notice.replace("今天", "昨日"),
    }
    library.store.save([reading(name, text) for name, text in texts.items()])
    find(library)
    before = {(pair.a.name, pair.b.name): pair.kind for pair in library.pairs()}
    assert len(before) == 6
    for gone in ("a.txt", "b.txt"):
        library.forget(f"/library/{gone}")
        before = {names: kind for names, kind in before.items() if gone not in names}
        assert {(pair.a.name, pair.b.name): pair.kind for pair in library.pairs()} == before


def test_what_was_read_by_another_recipe_is_in_no_pair(matched):
    matched.store.connection.execute("UPDATE prints SET recipe = 'older' WHERE id = 1")
    assert list(matched.pairs()) == []
    assert matched.clusters() == []
