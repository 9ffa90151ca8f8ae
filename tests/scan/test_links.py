from pathlib import Path

from leitong.library.records import Reading, Role, Stamp
from leitong.scan.links import linked, with_links
from leitong.scan.walk import Found


def found(name, inode, role=Role.SCAN):
    return Found(name, role, Stamp(size=1, mtime_ns=1, device=1, inode=inode))


def test_names_of_one_file_are_read_once_unless_their_suffixes_differ():
    leaders, followers = linked(
        [found("/a.txt", 1), found("/b.txt", 1), found("/c.html", 1), found("/d.txt", 2)]
    )
    assert [one.name for one in leaders] == ["/a.txt", "/c.html", "/d.txt"]
    assert {name: [one.name for one in others] for name, others in followers.items()} == {
        "/a.txt": ["/b.txt"]
    }


def test_where_the_system_has_no_numbers_of_files_all_are_read():
    leaders, followers = linked([found("/a.txt", 0), found("/b.txt", 0)])
    assert len(leaders) == 2
    assert not followers


def test_each_other_name_is_a_known_file_in_its_own_role():
    other = found("/b.txt", 1, Role.REFERENCE)
    reading = Reading(Path("/a.txt"), Role.SCAN, other.stamp, sha256="ab")
    first, second = with_links(reading, {"/a.txt": [other]})
    assert first is reading
    assert (second.path, second.role, second.sha256, second.known) == (
        Path("/b.txt"),
        Role.REFERENCE,
        "ab",
        True,
    )
