import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.filing.names import MOST_BYTES, Names, shortened, stem_and_suffix


def test_a_name_that_nothing_has_is_free(tmp_path):
    assert Names().free(tmp_path, "报告.txt") == tmp_path / "报告.txt"


def test_a_name_that_is_taken_gets_a_number_before_its_suffix(tmp_path):
    (tmp_path / "a.txt").touch()
    (tmp_path / "a (2).txt").touch()
    assert Names().free(tmp_path, "a.txt").name == "a (3).txt"


def test_a_name_is_given_out_once_also_in_other_letters():
    names, nowhere = Names(), Path("/nowhere")
    given_out = [names.free(nowhere, name).name for name in ("a.txt", "A.TXT", "a.txt", "b")]
    assert given_out == ["a.txt", "A (2).TXT", "a (3).txt", "b"]


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_a_link_that_leads_nowhere_takes_its_name_too(tmp_path):
    (tmp_path / "a.txt").symlink_to("missing")
    assert Names().free(tmp_path, "a.txt").name == "a (2).txt"


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("a.tar.gz", ("a.tar", ".gz")),
        (".profile", (".profile", "")),
        ("end. " + "x" * 40, ("end. " + "x" * 40, "")),
    ],
)
def test_what_a_suffix_is(name, parts):
    assert stem_and_suffix(name) == parts


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="/\0"), max_size=300))
def test_a_shortened_name_fits_and_keeps_its_end(stem):
    name = shortened(stem, " (2).txt")
    assert len(os.fsencode(name)) <= MOST_BYTES
    assert name.endswith(" (2).txt")
    assert stem.startswith(name.removesuffix(" (2).txt"))
