"""Small texts, and readings of them as a scan would store them."""

from pathlib import Path

import pytest

from leitong.analysis import analyse
from leitong.documents.load import document_of
from leitong.library.library import Library
from leitong.library.prints import print_of
from leitong.library.records import Reading, Role, Stamp

NOTICE = (
    "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"
    "志愿者报名从本周五开始，年满十八周岁的市民都可以参加，首批志愿者将在八月下旬接受三天培训。"
    "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。"
)


@pytest.fixture
def notice():
    return NOTICE


@pytest.fixture
def reading():
    """Makes the reading of a text under a name that need not exist."""

    def make(name, text, role=Role.SCAN, mtime_ns=1):
        data = text.encode()
        path = Path("/library") / name
        print_ = print_of(analyse(document_of(str(path), data, path.name)))
        return Reading(path, role, Stamp(len(data), mtime_ns, 1, hash(name) % 2**32), print_.sha256, print_)

    return make


@pytest.fixture
def library():
    with Library.open() as opened:
        yield opened
