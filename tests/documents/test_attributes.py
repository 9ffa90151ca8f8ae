"""Tags that are repeated with thousands of attributes are refused before the parser, which copies them, sees them."""

import pytest

from leitong.documents.formats.attributes import check_attributes
from leitong.documents.load import load
from leitong.errors import LimitExceeded


def _attributes(count: int, first: int = 0) -> str:
    return " ".join(f'a{i}="1"' for i in range(first, first + count))


def test_a_body_begun_a_thousand_times_is_refused_with_the_reason(saved):
    page = "".join(f"<body {_attributes(100, 100 * i)}>" for i in range(1000))
    with pytest.raises(LimitExceeded, match="A tag of the page has 100,000 attributes"):
        load(saved("page.html", f"<html>{page}<p>text".encode()))


@pytest.mark.parametrize(
    "page",
    [
        f"<BODY {_attributes(20_000)}>" + "<bOdy x>" * 1000,
        f"<html {_attributes(20_000)}>" + "<html/x>" * 1000,
        "<body x>" * 1000 + f"<body {_attributes(20_000)}",
        "<body x='>'>" * 1000 + f"<body\n{_attributes(20_000)}>",
    ],
    ids=["many after", "slash", "many before", "quoted"],
)
def test_one_tag_of_many_attributes_is_too_much_with_many_of_few(page):
    with pytest.raises(LimitExceeded):
        check_attributes("page", page)


@pytest.mark.parametrize(
    "page",
    [
        f"<html {_attributes(100_000)}><body {_attributes(100_000)}>",
        "<p>" * 10_000 + f"<p {_attributes(100_000)}>",
        "<body>" * 100_000,
        f"<body {_attributes(30)}>" * 100,
        "<body " * 100_000,
        "<p>" + "a <b and so on " * 100_000,
    ],
    ids=["one of each", "others", "none", "thirty", "one attribute after the other", "no tag"],
)
def test_what_a_parser_reads_at_once_passes(page):
    check_attributes("page", page)
