"""A copy whose words a scanner has torn apart has the same letters, but should not speak for them."""

import pytest

from leitong.compare.comparison import Kind
from leitong.library.library import Library
from leitong.scan.scan import scan

REPORT = (
    "The company said its net profit rose to {} million dollars in the third quarter from {} million a year "
    "before, on sales of {} million. It paid a dividend of {} cents and closed {} of its {} shops in the north, "
    "and the chairman expects that costs will go on falling until the end of the year."
)
FIRST = REPORT.format("17.3", "12.9", "418", "35", "24", "1,206")
SECOND = REPORT.format("20.1", "15.4", "533", "41", "17", "1,318")


def torn(text, size):
    return " ".join(
        "".join(word[at : at + size] + " " for at in range(0, len(word), size)) for word in text.split()
    )


# whichever of the copies has the lowest digest
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_form_filled_in_anew_is_known_beside_a_torn_copy(tmp_path, size):
    folder = tmp_path / "texts"
    folder.mkdir()
    for name, text in (("first", FIRST), ("torn", torn(FIRST, size)), ("second", SECOND)):
        (folder / f"{name}.txt").write_text(text, "utf-8")
    for _event in scan([folder], tmp_path / "l.leitong", processes=1):
        pass
    with Library.open(tmp_path / "l.leitong") as library:
        kinds = {frozenset((pair.a.stem, pair.b.stem)): pair.kind for pair in library.pairs()}
    assert kinds == {
        frozenset(("first", "torn")): Kind.SAME_TEXT,
        frozenset(("first", "second")): Kind.SAME_TEMPLATE,
        frozenset(("torn", "second")): Kind.SAME_TEMPLATE,
    }
