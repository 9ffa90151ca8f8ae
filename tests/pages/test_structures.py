"""Many pages at once: each is what it is alone."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leitong.documents.document import Document, EncodingOrigin, Format
from leitong.errors import LimitExceeded
from leitong.pages.parse import MAX_TAGS
from leitong.pages.structure import structure, structures
from leitong.pages.votetable import vote_table

LONG = "The council met on Tuesday evening, and after two hours of talk it agreed to rebuild the old bridge. "
HAN = "市议会星期二晚上开会，经过两个小时的讨论，决定重建那座被洪水冲毁的老桥，村民们听到消息都很高兴。"
MENU = '<ul class="nav">' + "".join(f'<li><a href="/{n}">Section {n}</a></li>' for n in range(9)) + "</ul>"
TITLE = "<title>The old bridge is rebuilt - River Post</title><h2>The old bridge is rebuilt</h2>"
TOO_LARGE = "<b>" * (MAX_TAGS + 1)
PAGES = {
    "of nothing": "",
    "without a block": "<title>A title and no more</title><script>x</script>",
    "of one block": "<p>A line</p>",
    "of one picture": '<title>River</title><img src="a.png">',
    "of links": MENU,
    "bare": "<h1>桥</h1>" + f"<p>{HAN}</p>" * 4,
    "of news": f"{MENU}{TITLE}<div id=text>" + f"<p>{LONG}</p>" * 3 + "</div><div class=footer>© Post</div>",
    "in Chinese": f"<title>老桥重建_新闻</title>{MENU}<h1>老桥重建</h1><p>{HAN}</p><p>来源：河边报 编辑：李</p>",
    "hidden until a script runs": f'<div style="display:none"><h1>桥</h1><p>{LONG}</p><p>{HAN}</p></div><p>Wait',
    "with hidden comments": f'<p>{LONG * 3}</p><div hidden class="comments"><p>{LONG}</p></div>',
    "that lost its characters": f"<p>{'�桥�' * 60}</p><p>2024-01-02</p>",
    "of deep elements": "<div>" * 70 + f"<p>{LONG}</p>" + "</div>" * 70 + "<p>End</p>",
    "of long texts": f"<pre>{HAN * 400}</pre><p>\U0001f309 and 𠮷 {LONG}</p>",
    "of many blocks": "".join(f"<div class=c{n % 7}><p>{LONG[: n % 97]}</p></div>" for n in range(600)),
    "of a table": "<table>" + f"<tr><td>{LONG}</td><td><a href=x>more</a></td></tr>" * 5 + "</table>",
}


def document(content, kind=Format.HTML):
    return Document("x", kind, content, "utf-8", EncodingOrigin.UTF8, 0, 0, "0" * 64)


def everything(page):
    """A page, and every vote on its blocks."""
    return page, [tuple(block.votes) for block in page.blocks]


@pytest.fixture(scope="module")
def alone():
    return {
        (name, table): everything(structure(document(html), votes=vote_table(table)))
        for name, html in PAGES.items()
        for table in ("votes", "textbook")
    }


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from(sorted(PAGES)), max_size=18), st.sampled_from(["votes", "textbook"]))
def test_a_page_is_the_same_whatever_it_is_read_with(alone, names, table):
    pages = structures([document(PAGES[name]) for name in names], votes=vote_table(table))
    assert [everything(page) for page in pages] == [alone[name, table] for name in names]


@settings(max_examples=25, deadline=None)
@given(
    st.lists(
        st.lists(
            st.tuples(
                st.sampled_from(
                    ["<p>", "<h2>", "<div class=nav>", "<div hidden>", "<li><a href=x>", "</div>"]
                ),
                st.text("The old bridge, 老桥。…", max_size=90),
            ),
            max_size=12,
        ).map(lambda parts: "<title>The old bridge</title>" + "".join(map("".join, parts))),
        min_size=2,
        max_size=6,
    )
)
def test_so_is_any_page(contents):
    together = structures(map(document, contents))
    assert [everything(page) for page in together] == [everything(structure(document(c))) for c in contents]


def test_pages_come_in_the_order_of_their_documents_whatever_their_formats():
    texts = [("<p>One</p>", Format.HTML), ("Two", Format.TEXT), ("# Three", Format.MARKDOWN)] * 7
    pages = list(structures(document(content, kind) for content, kind in texts))
    assert [page.blocks[0].text for page in pages] == ["One", "Two", "Three"] * 7


@pytest.mark.parametrize("kind", [Format.HTML, Format.MARKDOWN])
def test_a_page_beyond_the_limits_leaves_the_others_alone(kind):
    news = document(PAGES["of news"])
    too_large = document(TOO_LARGE if kind is Format.HTML else "[" * (MAX_TAGS + 1), kind)
    first, error, last = structures([news, too_large, news])
    assert isinstance(error, LimitExceeded)
    assert first == last == structure(news)


def test_alone_it_raises():
    with pytest.raises(LimitExceeded):
        structure(document(TOO_LARGE))


def test_no_documents_have_no_pages():
    assert list(structures([])) == []


@pytest.mark.parametrize(
    ("content", "most"), [("<p>One more", 50), ("x" * 1_000_000, 5), ("<p>a" * (MAX_TAGS // 2), 4)]
)
def test_documents_are_taken_as_pages_are_asked_for_the_fewer_the_larger_they_are(content, most):
    taken = []

    def documents():
        for number in range(100):
            taken.append(number)
            yield document(content)

    next(structures(documents()))
    assert len(taken) < most


def test_links_are_read_with_the_page_where_they_will_be_asked_for():
    page, _ = structures([document(MENU), document("<p>x")], whole=True)
    assert len(page.links) == 9
