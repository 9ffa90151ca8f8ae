"""The library of the lecture: five pages, of which three are kept (S34)."""

import os

import pytest

from leitong.library.library import Library
from leitong.library.pipeline.arrange import arrange, is_arranged, ranked, saved
from leitong.library.pipeline.partly import partly_same
from leitong.library.pipeline.tables import PipelineTables
from leitong.words.normalise import letters


@pytest.fixture
def example(worked):
    return worked["pipeline"]


@pytest.fixture
def folder(example, tmp_path):
    for age, (name, html) in enumerate(example["inputs"]["library"].items()):
        page = tmp_path / "pages" / f"{name}.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(html, encoding="utf-8")
        os.utime(page, (1_000_000 + age, 1_000_000 + age))
    return tmp_path / "pages"


@pytest.fixture
def library(folder):
    with Library.open() as library:
        for page in sorted(folder.rglob("*.html")):
            library.add(page)
        yield library


def name_of(path, folder):
    return path.relative_to(folder).with_suffix("").as_posix()


def test_one_file_speaks_for_each_text(library, folder, example):
    arrange(library)
    files = ranked(library)
    speakers = sorted(name_of(one.path, folder) for one in files if one.standing.type == 0)
    assert speakers == example["expected"]["representatives"]
    dropped = {
        name_of(one.path, folder): [name_of(one.speaker, folder), one.standing.type]
        for one in files
        if one.standing.type
    }
    assert dropped == example["expected"]["dropped"]


def test_a_copy_on_another_site_raises_the_text(library):
    arrange(library)
    first, *others = [one for one in ranked(library) if one.standing.type == 0]
    assert first.standing.copies == 2
    assert all(first.standing.rank > other.standing.rank for other in others)


def test_what_the_copies_take_is_told(library, folder):
    arrange(library)
    spared = saved(ranked(library))
    sizes = {name_of(page, folder): page.stat().st_size for page in folder.rglob("*.html")}
    assert (spared.files, spared.texts) == (2, 3)
    assert spared.size == sizes["b.com/2"] + sizes["c.com/3"]
    assert spared.total == sum(sizes.values())


def test_texts_that_share_a_part_are_kept_and_linked(library, folder, example):
    arrange(library)
    found = [[name_of(one.a, folder), name_of(one.b, folder), one.type] for one in partly_same(library)]
    assert found == example["expected"]["partial_links"]


def test_the_index_has_as_many_runs_of_two_letters_as_the_lectures(library, example):
    arrange(library)
    tables = PipelineTables(library.store)
    speakers = {one.document for one in tables.standings() if one.type == 0}
    bodies = [tables.page(file.print).body for file in tables.files() if file.id in speakers]
    # the lecture's index reads on over marks and line ends, which ours does not
    pairs = {text[start : start + 2] for text in map(letters, bodies) for start in range(len(text) - 1)}
    assert len(pairs) == example["expected"]["index_terms"]


def test_running_it_again_changes_nothing(library):
    assert arrange(library)
    before = ranked(library)
    assert is_arranged(library)
    assert not arrange(library)
    assert ranked(library) == before


def test_a_new_file_is_noticed(library, folder):
    arrange(library)
    (folder / "f.html").write_text("<p>今天没有比赛。</p>", encoding="utf-8")
    library.add(folder / "f.html")
    assert not is_arranged(library)
    arrange(library)
    assert len(ranked(library)) == 6
