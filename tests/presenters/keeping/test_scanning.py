"""What is told of a library after a look at what changed."""

import pytest

from leitong.library.library import Library
from leitong.presenters.keeping.librarian import Librarian
from leitong.presenters.library.answers import Listed
from leitong.presenters.library.jobs import Open, Scan

TEXT = "The library of Linjiang stays open until ten from Monday on, and its cellar is closed on Fridays. "


@pytest.fixture
def folder(tmp_path):
    for name in ("scanned/one.txt", "scanned/two.txt", "compared/other.txt"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(TEXT * 2 + name, "utf-8")
    return tmp_path


def test_a_copy_that_is_held_back_far_from_what_changed_is_not_listed_any_more(folder):
    answers = []
    librarian = Librarian(answers.append)
    sources = ((str(folder / "scanned"), "scan"), (str(folder / "compared"), "reference"))
    new = folder / "compared/new.txt"
    librarian.do(Open(1, str(folder / "own.leitong"), 0.1))
    librarian.do(Scan(2, sources, gate=True))
    librarian.work.wait()
    new.write_text((folder / "scanned/one.txt").read_text("utf-8"), "utf-8")
    librarian.do(Scan(3, sources, (str(new),), gate=True))
    librarian.work.wait()
    listed = [answer for answer in answers if isinstance(answer, Listed)][-1]
    names = [listed.files.name(place) for place in range(len(listed.files.sizes))]
    assert names == ["new.txt", "other.txt", "two.txt"]
    with Library.open(folder / "own.leitong", create=False) as library:
        assert [document.path.name for document in library.documents()] == names
