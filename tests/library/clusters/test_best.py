import pytest

from leitong.documents.document import Format
from leitong.library.clusters.best import Copy, best_copy, order


def copy(letters=100, format=Format.TEXT, modified=5.0, path="folder/a.txt", reference=False):
    return Copy(letters, format, modified, path, reference)


@pytest.mark.parametrize(
    ("worse", "better", "reason"),
    [
        (copy(letters=90), copy(letters=100, format=Format.PDF), "most complete"),
        (copy(letters=100, format=Format.PDF), copy(letters=99, format=Format.DOCX), "format"),
        (copy(modified=6), copy(modified=5, path="a/long/way/to.txt"), "oldest"),
        (copy(modified=None), copy(modified=5, path="a/long/way/to.txt"), "oldest"),
        (copy(path="folder/inner/a.txt"), copy(path="folder/b.txt"), "shortest"),
        (copy(path="folder/b.txt"), copy(path="folder/a.txt"), "first by path"),
        (copy(letters=500), copy(letters=100, reference=True), "reference"),
    ],
)
def test_the_better_copy_and_why(worse, better, reason):
    for copies, place in (([worse, better], 1), ([better, worse], 0)):
        best, why = best_copy(copies)
        assert best == place
        assert reason in str(why)


def test_a_text_shorter_by_a_letter_is_as_complete():
    assert order([copy(letters=1000, modified=9), copy(letters=999, modified=1)]) == [1, 0]


def test_the_reason_is_what_sets_it_apart_from_the_next_best():
    copies = [copy(letters=100, modified=1), copy(letters=100, modified=2), copy(letters=10)]
    assert "oldest" in str(best_copy(copies)[1])


def test_one_copy_is_the_best():
    assert best_copy([copy()])[0] == 0


def test_a_group_has_a_copy():
    with pytest.raises(ValueError, match="at least one"):
        best_copy([])
