from leitong.spans import Span
from leitong.words.characters import codes_of
from leitong.words.joined import join


def part(joined, number, size):
    start = joined.starts[number]
    return joined.text[start : start + size]


def test_each_text_knows_its_place():
    joined = join(["图书馆", "", "open until ten"])
    assert [part(joined, n, size) for n, size in enumerate((3, 0, 14))] == ["图书馆", "", "open until ten"]
    assert joined.codes.tolist() == codes_of(joined.text).tolist()


def test_none_are_an_empty_text():
    assert len(join([])) == 0
    assert join([]).text == ""


def test_spans_of_each_text_are_made_blank_and_all_else_keeps_its_place():
    joined = join(["at 10:20", "no", "10:30, 10:40"])
    blank = joined.blanked([(Span(3, 8),), (), (Span(0, 5), Span(7, 12))])
    assert [part(blank, n, size) for n, size in enumerate((8, 2, 12))] == [
        "at \n\n\n\n\n",
        "no",
        "\n" * 5 + ", " + "\n" * 5,
    ]
    assert blank.codes.tolist() == codes_of(blank.text).tolist()
    assert blank.starts.tolist() == joined.starts.tolist()


def test_without_a_span_it_is_the_same_text():
    joined = join(["one", "two"])
    assert joined.blanked([(), ()]) is joined
