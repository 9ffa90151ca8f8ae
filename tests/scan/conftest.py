"""Folders of small texts, and a scan whose reading is done in a thread: quick, and an executor that is handed in."""

from concurrent.futures import ThreadPoolExecutor

import pytest

import leitong
from leitong.library.library import Library
from leitong.scan.events import Finished

SENTENCES = (
    "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。",
    "志愿者报名从本周五开始，年满十八周岁的市民都可以参加，首批志愿者将在八月下旬接受三天培训。",
    "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。",
    "天气预报说，明天上午多云转晴，午后有阵雨，气温略有回升，出门的人请带好雨具，注意路上安全。",
    "The harbour office will publish the new timetable on Monday, and printed copies can be had at the pier.",
    "Bakers in the old town say that flour has become dearer since spring, and that bread will follow by autumn.",
)


@pytest.fixture
def article():
    """Text number n: three sentences of six, so that neighbours share two of them."""

    def make(number):
        return "\n".join(SENTENCES[(number + step) % len(SENTENCES)] for step in range(3)) + "\n"

    return make


@pytest.fixture
def folder(tmp_path, article):
    """A folder with a text, an edited copy of it, a true copy, and another text."""
    root = tmp_path / "texts"
    (root / "inner").mkdir(parents=True)
    (root / "one.txt").write_text(article(0), encoding="utf-8")
    (root / "edited.txt").write_text(article(0).replace("今天", "昨日"), encoding="utf-8")
    (root / "inner" / "copy.txt").write_text(article(0), encoding="utf-8")
    (root / "other.txt").write_text(article(3), encoding="utf-8")
    return root


@pytest.fixture
def library():
    with Library.open() as opened:
        yield opened


@pytest.fixture
def scan():
    """Runs a scan to its end; returns its events."""
    with ThreadPoolExecutor(2) as threads:
        yield lambda folders, library, **settings: list(
            leitong.scan(folders, library, settings.pop("executor", threads), **settings)
        )


@pytest.fixture
def of_type():
    return lambda events, type_: [event for event in events if isinstance(event, type_)]


@pytest.fixture
def end(of_type):
    """The last event of a scan."""

    def last(events):
        (finished,) = of_type(events, Finished)
        assert events[-1] is finished
        return finished

    return last
