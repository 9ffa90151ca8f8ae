import pytest

from leitong.remembering import LONGEST, remembered


@pytest.mark.parametrize(("length", "times"), [(0, 1), (LONGEST, 1), (LONGEST + 1, 3)])
def test_only_short_texts_are_remembered(length, times):
    asked = []

    @remembered(most=2)
    def size(text):
        asked.append(text)
        return len(text)

    assert [size("x" * length) for _ in range(3)] == [length] * 3
    assert len(asked) == times


def test_no_more_are_remembered_than_wanted():
    asked = []
    upper = remembered(most=2)(lambda text: asked.append(text) or text.upper())
    assert [upper(text) for text in "abcabc"] == list("ABCABC")
    assert len(asked) == 6
