"""A library that has lost rows says so, or does without them: it never fails in the midst of its work."""

import sqlite3
from contextlib import closing, suppress

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from leitong.cli.librarian import command
from leitong.errors import LibraryDamaged
from leitong.library.clusters.spread import spread
from leitong.library.library import Library

_COUNT = 6
_TABLES = ("prints", "samples", "texts", "pairs", "documents", "pages")


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The bytes of a library with several texts near each other, and one twice."""
    folder = tmp_path_factory.mktemp("whole")
    text = (
        "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"
        "志愿者报名从本周五开始，年满十八周岁的市民都可以参加，首批志愿者将在八月下旬接受三天培训。"
    )
    file = folder / "l.leitong"
    with Library.open(file) as library:
        for number in range(_COUNT):
            one = folder / f"{number}.txt"
            one.write_text(text + "读者欢迎。" * (number // 2), encoding="utf-8")
            library.add(one)
        assert list(library.pairs())
    return file.read_bytes()


def damaged(file, lost):
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for table, place in lost:
            key = "a" if table == "pairs" else "id" if table in ("prints", "documents") else "print"
            connection.execute(
                f"DELETE FROM {table} WHERE {key} = (SELECT {key} FROM {table} ORDER BY {key} LIMIT 1 OFFSET ?)",
                (place,),
            )


@given(
    lost=st.lists(st.tuples(st.sampled_from(_TABLES), st.integers(0, _COUNT - 1)), min_size=1, max_size=6),
    threshold=st.sampled_from((0.5, 0.9)),
)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_rows_are_lost_the_answer_is_a_result_or_a_reason(whole, tmp_path, lost, threshold):
    file = tmp_path / "damaged.leitong"
    file.write_bytes(whole)
    damaged(file, lost)
    with Library.open(file, read_only=True) as library:
        with suppress(LibraryDamaged):
            library.clusters(threshold)
        paths = {document.path for document in library.documents()}
        assert all({pair.a, pair.b} <= paths for pair in library.pairs())


def test_info_names_a_library_whose_texts_are_lost(whole, tmp_path):
    file = tmp_path / "damaged.leitong"
    file.write_bytes(whole)
    damaged(file, [("texts", 0)])
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("DELETE FROM clusters")
        connection.execute("DELETE FROM facts WHERE name = 'clusters'")
    outcome = CliRunner().invoke(command, ["info", str(file)], standalone_mode=False)
    assert outcome.return_value == 2
    assert f"{file}: This library is damaged (what was read of 1 text is lost)." in outcome.stderr


def test_a_sketch_that_can_not_be_unpacked_is_damage(whole, tmp_path):
    file = tmp_path / "damaged.leitong"
    file.write_bytes(whole)
    with Library.open(file) as library:
        with library.store.writing():
            library.store.connection.execute("UPDATE texts SET text = x'00'")
        with pytest.raises(LibraryDamaged):
            library.clusters(0.9)


@pytest.mark.parametrize("value", ["'4g'", "x'00'"])
@pytest.mark.parametrize("column", ["sha256", "content"])
def test_a_digest_that_is_none_is_damage(whole, tmp_path, column, value):
    file = tmp_path / "damaged.leitong"
    file.write_bytes(whole)
    with Library.open(file) as library:
        library.store.connection.execute(f"UPDATE prints SET {column} = {value} WHERE id = 1")
        with pytest.raises(LibraryDamaged):
            library.store.lights_of([1])


def test_rows_left_unread_when_a_library_closes_are_no_failure(whole, tmp_path):
    file = tmp_path / "l.leitong"
    file.write_bytes(whole)
    with Library.open(file) as library:
        rows = library.store.rows("SELECT id FROM prints")
        next(rows)
    rows.close()


def test_a_pair_of_a_print_that_is_lost_says_nothing(whole, tmp_path):
    file = tmp_path / "damaged.leitong"
    file.write_bytes(whole)
    with Library.open(file, read_only=True) as library:
        digests, pairs = library.store.digests(), list(library.store.pairs())
    lost = pairs[0].a
    left = spread({one: digest for one, digest in digests.items() if one != lost}, pairs)
    assert lost not in left.groups
    assert all(lost not in (pair.a, pair.b) for pair in left.near)


def test_clusters_are_of_one_moment_though_another_program_writes(whole, tmp_path):
    file = tmp_path / "l.leitong"
    file.write_bytes(whole)
    with Library.open(file) as writer, Library.open(file, read_only=True) as reader:
        with reader.store.at_one_moment():
            before = len(reader.store.digests())
            writer.store.forget([id_ for _, id_ in writer.store.known_paths()])
            assert len(list(reader.store.sketches())) == before
        assert not reader.documents()
