from pathlib import Path

import pytest

from leitong.library.records import Known, Reading, Role, Stamp
from leitong.scan.lost import Lost
from leitong.scan.walk import Found

STAMP = Stamp(size=100, mtime_ns=7, device=1, inode=42)


def known(id_=1, role=Role.SCAN, **changes):
    one = Known(id_, role.value, 100, 7, 42, current=1, passing=0, vanished=0, sha256="ab")
    return one._replace(**changes)


def test_an_untouched_file_elsewhere_on_the_disk_is_the_one_that_is_gone():
    lost = Lost({Path("/old/a.txt"): known(id_=9)}, gated=False)
    assert lost.untouched(Found("/new/b.txt", Role.SCAN, STAMP)) == (Path("/old/a.txt"), 9)
    assert not lost


@pytest.mark.parametrize(
    "name, changes",
    [
        ("/new/a.html", {}),
        ("/new/a.txt", {"current": 0}),
        ("/new/a.txt", {"mtime_ns": 8}),
        ("/new/a.txt", {"passing": 1}),
    ],
)
def test_what_would_be_read_otherwise_is_read(name, changes):
    lost = Lost({Path("/old/a.txt"): known(**changes)}, gated=False)
    assert lost.untouched(Found(name, Role.SCAN, STAMP)) is None
    assert lost.paths == [Path("/old/a.txt")]


def test_a_reference_that_becomes_a_text_to_scan_is_to_pass_the_gate():
    lost = Lost({Path("/old/a.txt"): known(role=Role.REFERENCE)}, gated=True)
    assert lost.untouched(Found("/new/a.txt", Role.SCAN, STAMP)) is None


def test_of_several_with_the_bytes_of_a_file_that_was_read_the_first_has_moved():
    lost = Lost({Path("/old/b.txt"): known(id_=2), Path("/old/a.txt"): known(id_=1)}, gated=False)
    reading = Reading(Path("/new/c.txt"), Role.SCAN, STAMP, sha256="ab")
    assert lost.of_same_bytes(reading) == (Path("/old/a.txt"), 1)
    assert lost.of_same_bytes(reading) == (Path("/old/b.txt"), 2)
    assert lost.of_same_bytes(reading) is None
    assert lost.ids == []
