"""What a reading process makes of several files is what it makes of each, whatever the others are."""

import pytest

from leitong.scan.tasks import Errand
from leitong.scan.worker import read

PAGE = (
    "<html><head><title>{title}</title></head><body><nav><a href='/a'>home</a></nav><h1>{title}</h1>"
    "<p>The harbour office of {title} will publish the new timetable on Monday, and copies can be had at the pier.</p>"
    "<p>Bakers in the old town say that flour has become dearer since spring, and that bread will follow.</p></body>"
)


@pytest.fixture
def errands(tmp_path):
    """Pages and texts, and among them what can't be read: a page of too many tags, an empty file, none, a folder."""

    def written(name, content):
        path = tmp_path / name
        path.write_text(content, encoding="utf-8")
        return Errand(str(path), ())

    return (
        written("one.html", PAGE.format(title="Lyme")),
        written("tags.html", "<html><body>" + "<b>" * 100_001),
        written("text.txt", "图书馆今天宣布，从下个月起主馆每天开放到晚上十点，周末和节假日也不例外。"),
        written("empty.html", ""),
        Errand(str(tmp_path / "gone.html"), ()),
        written("notes.md", "# Notes\n\nThe *library* stays open until ten."),
        Errand(str(tmp_path), ()),
        written("two.html", PAGE.format(title="Whitby")),
    )


def test_each_file_is_read_as_it_is_alone(errands):
    together = read(errands)
    assert together == [answer for errand in errands for answer in read([errand])]
    assert [answer.print is not None for answer in together] == [
        True,
        False,
        True,
        False,
        False,
        True,
        False,
        True,
    ]


def test_what_can_not_be_read_is_told_beside_what_can(errands):
    problems = [str(answer.problem) for answer in read(errands) if answer.problem]
    assert problems == [
        "The page has 100,003 tags; 100,000 is the most.",
        "The file is empty.",
        "There is no such file.",
        "This is a folder, not a file.",
    ]


def test_known_bytes_are_not_read_again(errands):
    first = read(errands)[0]
    (again,) = read([Errand(errands[0].name, (first.sha256,))])
    assert again.known
    assert again.print is None


def test_each_file_has_its_time(errands):
    """It is told before each is opened, and before what all have is made of them."""
    told = []
    read(errands, lambda: told.append(True))
    assert len(told) == len(errands) + 1


def test_no_files_have_no_answers():
    assert read([]) == []
