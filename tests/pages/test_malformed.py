"""The malformed sources of the specification's tag tree: no text is lost, and its order is kept."""

import pytest


@pytest.mark.parametrize(
    ("source", "body"),
    [
        ("<b>x<i>y</b>z</i><p>a<div>b</p>c<td>q", "xyz a b cq"),
        ("<table><tr><td>1<td>2<tr><td>3</table>t", "1 2 3 t"),
        ('<script>if(a<b){"</p>"}</script>ok<br/>2 < 3 & 4 &lt; 5', "ok 2 < 3 & 4 < 5"),
        ("no tags", "no tags"),
    ],
    ids=["cross", "table", "script", "text"],
)
def test_the_text_of_a_malformed_source(page_of, source, body):
    assert page_of(source).body.replace("\n", " ") == body


def test_nothing_is_read_from_nothing(page_of):
    assert (page_of("").body, page_of("").kind) == ("", "empty")
