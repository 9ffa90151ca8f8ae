"""A scan passes over stamps of pages as a comparison does."""

import pytest

import leitong
from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.compare.comparison import Kind
from leitong.library.library import Library

LINES = (
    "{} 来源：本报 浏览（{}）",
    "图书馆今天宣布，从下个月起主馆每天开放到晚上十点，周末和节假日也不例外，活动于{}本公司大楼举行。",
    "志愿者报名已经开始，年满十八周岁的市民都可以参加，报名请到 {} 填写表格，并带上身份证件。",
    "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。",
)
STAMPS = (
    ("2023-03-05 10:20", "1,234", "3月5日", "https://example.org/a?id=1"),
    ("2024/11/30 23:59:59", "98", "12月24日", "http://example.com/xyz/b.html"),
)


def written(stamps):
    date, views, day, address = stamps
    head, announced, asked, last = LINES
    return [head.format(date, views), announced.format(day), asked.format(address), last]


@pytest.fixture
def scanned(tmp_path):
    """Scans a folder of the two texts as files of a kind: the pair, the prints, and the paths."""

    def scan(suffix, before="", around="{}"):
        folder = tmp_path / suffix
        folder.mkdir()
        paths = [folder / f"{name}.{suffix}" for name in ("one", "other")]
        for path, stamps in zip(paths, STAMPS, strict=True):
            path.write_text(before + "\n".join(around.format(line) for line in written(stamps)), "utf-8")
        for _event in leitong.scan([folder], tmp_path / f"{suffix}.leitong", processes=1):
            pass
        with Library.open(tmp_path / f"{suffix}.leitong") as library:
            pairs = list(library.pairs())
            simhashes = {document.simhash for document in library.documents()}
        return pairs, simhashes, paths

    return scan


def test_pages_that_differ_in_stamps_only_are_alike_all_through(scanned):
    (pair,), simhashes, paths = scanned("html", around="<p>{}</p>")
    assert (pair.kind, pair.jaccard, pair.containment_a_in_b, pair.containment_b_in_a) == (Kind.NEAR, 1, 1, 1)
    assert len(simhashes) == 1
    compared = compare(*map(analyse, paths))
    assert compared.verdict.kind is pair.kind
    assert compared.a.fingerprints.words.hex in simhashes


def test_documents_with_the_same_words_differ(scanned):
    (pair,), simhashes, paths = scanned("txt")
    assert pair.jaccard < 1
    assert len(simhashes) == 2
    compared = compare(*map(analyse, paths))
    assert compared.measures.jaccard == pytest.approx(pair.jaccard)
    assert compared.verdict.kind is pair.kind
