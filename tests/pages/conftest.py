"""Small pages of our own, and a way to read them."""

from collections.abc import Callable

import pytest

from leitong.documents.document import Document, EncodingOrigin, Format
from leitong.pages.page import Page
from leitong.pages.structure import structure


def document(content: str, kind: Format = Format.HTML, source: str = "page.html", **more) -> Document:
    size = len(content.encode("utf-8", "replace"))
    return Document(source, kind, content, "utf-8", EncodingOrigin.UTF8, 0, size, "0" * 64, **more)


@pytest.fixture
def make_document() -> Callable[..., Document]:
    return document


@pytest.fixture
def page_of() -> Callable[..., Page]:
    return lambda content, **more: structure(document(content, **more))


SENTENCES = (
    "The council met on Tuesday evening, and after two hours of talk it agreed to rebuild the old bridge.",
    "Work will begin in March, said the mayor, who had promised the bridge to every village on the river.",
    "Farmers have driven twelve miles around since the flood, so the news was met with cheers in the hall.",
    "The money comes from the province, which pays two thirds, and from a loan over the next ten years.",
    "A small museum about the flood will open beside the bridge, with pictures that families have kept.",
)
HAN = (
    "市议会星期二晚上开会，经过两个小时的讨论，决定重建那座被洪水冲毁的老桥，村民们听到消息都很高兴。",
    "市长说，工程将在三月份开始，他曾经向河边的每一个村子许下诺言，如今终于可以兑现这个承诺了。",
    "自从洪水过后，农民们每天要绕行二十公里才能到达对岸的田地，老人看病和孩子上学也都非常不便。",
    "工程款的三分之二由省里拨付，其余部分由市里贷款解决，预计在今后十年之内全部还清。",
    "桥边还将建一座小小的博物馆，展出各家各户保存下来的洪水照片，让后人不要忘记这段历史。",
)


def news(body: str, title: str = "Council agrees to rebuild the old bridge", more: str = "") -> str:
    """A news page with the usual things around `body`."""
    links = "".join(f'<li><a href="/{n}">Section number {n}</a></li>' for n in range(8))
    return (
        f"<html lang=en><head><title>{title} - River Post</title></head><body>"
        f'<header><div class="nav"><ul>{links}</ul></div></header>'
        f'<div class="container"><h1>{title}</h1>{body}</div>{more}'
        '<footer class="footer"><p>© 2024 River Post. All rights reserved.</p>'
        '<a href="/privacy">Privacy</a> <a href="/contact">Contact</a></footer></body></html>'
    )


@pytest.fixture
def sentences() -> tuple[str, ...]:
    return SENTENCES


@pytest.fixture
def han() -> tuple[str, ...]:
    return HAN


@pytest.fixture
def news_page() -> Callable[..., str]:
    return news
