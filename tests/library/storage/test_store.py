import os
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from leitong.errors import LibraryUnusable
from leitong.library.proving.matcher import Matcher
from leitong.library.proving.steps import finish
from leitong.library.records import Role
from leitong.messages import Message


def test_what_was_read_comes_back(library, reading, notice):
    library.store.save([reading("one.txt", notice)])
    (document,) = library.documents()
    assert document.path == Path("/library/one.txt")
    assert (document.format, document.encoding, document.role) == ("txt", "utf-8", Role.SCAN)
    assert len(document.simhash) == 16
    assert document.problem is None


def test_a_sketch_comes_back_value_for_value(library, reading, notice):
    one = reading("one.txt", notice)
    library.store.save([one])
    (row,) = library.store.sketches()
    assert row.sketch.content == one.print.sketch.content
    assert np.array_equal(row.sketch.units, one.print.sketch.units)
    assert np.array_equal(row.sketch.sample, one.print.sketch.sample)
    assert np.array_equal(row.sketch.letters, one.print.sketch.letters)


@pytest.mark.parametrize("simhash", [0, 1, 2**63 - 1, 2**63, 2**64 - 1, None])
def test_a_fingerprint_of_any_bits_comes_back(library, reading, notice, simhash):
    one = reading("one.txt", notice)
    library.store.save([replace(one, print=replace(one.print, simhash=simhash))])
    ((file,),) = library.store.files().values()
    assert file.simhash == simhash


@pytest.mark.skipif(os.name == "nt", reason="names are text there")
def test_a_name_that_is_no_text_comes_back(library, reading, notice):
    odd = Path(os.fsdecode(b"/library/\xff\n.txt"))
    library.store.save([replace(reading("one.txt", notice), path=odd)])
    assert library.documents()[0].path == odd


def test_files_of_the_same_bytes_share_a_print(library, reading, notice):
    library.store.save([reading("one.txt", notice), reading("two.txt", notice)])
    assert library.counts().documents == 2
    assert library.counts().prints == 1


def test_the_same_bytes_under_another_suffix_are_another_print(library, reading, notice):
    library.store.save([reading("one.txt", notice), reading("one.md", notice)])
    assert library.counts().prints == 2


def test_a_problem_comes_back_as_the_sentence_it_was(library, reading, notice):
    inner = Message("a picture ({kind})", {"kind": "PNG"})
    problem = Message("This is {what}.", {"what": inner})
    library.store.save([replace(reading("one.txt", notice), print=None, problem=problem)])
    (document,) = library.documents()
    assert document.problem == problem
    assert str(document.problem) == "This is a picture (PNG)."


def test_a_print_that_no_file_has_any_more_goes_with_its_pairs(library, reading, notice):
    library.store.save([reading("one.txt", notice), reading("two.txt", notice + "又及。")])
    match_all(library)
    assert library.counts().pairs == 1
    library.store.save([reading("two.txt", "全都是新的内容，和从前没有一点关系。")])
    library.store.drop_loose_prints()
    assert library.counts().prints == 2
    assert library.counts().pairs == 0


def test_nothing_of_a_transaction_that_fails_is_kept(library, reading, notice):
    good, bad = reading("one.txt", notice), reading("two.txt", notice)
    with pytest.raises(TypeError):
        library.store.save([good, replace(bad, path=None)])
    assert library.documents() == []


def test_a_full_disk_is_named_and_what_was_stored_stays(library, reading, notice):
    library.store.save([reading("one.txt", notice)])
    pages = library.store.connection.execute("PRAGMA page_count").fetchone()[0]
    library.store.connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(LibraryUnusable, match="disk is full"):
        library.store.save([reading(f"{number}.txt", notice * number) for number in range(2, 40)])
    assert [document.path.name for document in library.documents()] == ["one.txt"]


def match_all(library):
    finish(Matcher(library.store).all())
