import json

import pytest

from leitong.__main__ import main
from leitong.library.library import Library
from leitong.library.storage.lock import writer_lock

PAGE = "<html><head><title>{name}</title></head><body><h1>{name}</h1><p>{text}</p>{links}</body></html>"
TEXTS = {
    "start": "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。",
    "news": "志愿者报名从本周五开始，年满十八周岁的市民都可以参加，首批志愿者将在八月下旬接受三天培训。",
    "chief": "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。",
}
LINKS = {"start": ("news", "chief"), "news": ("chief",), "chief": ()}


@pytest.fixture
def library_file(tmp_path):
    with Library.open(tmp_path / "own.leitong") as library:
        for name, text in TEXTS.items():
            links = "".join(f"<a href='{target}.html'>to {target}</a>" for target in LINKS[name])
            (tmp_path / f"{name}.html").write_text(
                PAGE.format(name=name, text=text, links=links), encoding="utf-8"
            )
            library.add(tmp_path / f"{name}.html")
    return tmp_path / "own.leitong"


def names(out):
    return [line.rpartition("/")[2].removesuffix(".html") for line in out.splitlines() if ".html" in line]


def test_what_is_linked_to_most_ranks_first(library_file, capsys):
    assert main(["rank", str(library_file)]) == 0
    assert names(capsys.readouterr().out) == ["chief", "news", "start"]


def test_programs_get_every_page(library_file, capsys):
    assert main(["rank", str(library_file), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["texts"] == 3
    assert sum(page["rank"] for page in facts["pages"]) == pytest.approx(1)
    assert [page["links_in"] for page in facts["pages"]] == [2, 1, 0]
    assert facts["partly_same"] == []


def test_a_copy_is_counted_and_not_listed(library_file, capsys):
    other = library_file.parent / "other"
    other.mkdir()
    (other / "copy.html").write_bytes((library_file.parent / "start.html").read_bytes())
    with Library.open(library_file) as library:
        library.add(other / "copy.html")
    assert main(["rank", str(library_file)]) == 0
    out = capsys.readouterr().out
    assert names(out)[0] != "copy"
    assert len(names(out)) == 3
    assert "1 file could be spared" in out


def test_ranks_that_are_known_are_told_while_another_writes(library_file):
    main(["rank", str(library_file)])
    with writer_lock(library_file):
        assert main(["rank", str(library_file)]) == 0


def test_ranks_that_are_not_known_must_wait_for_the_other(library_file, capsys):
    with writer_lock(library_file):
        assert main(["rank", str(library_file)]) == 2
    assert "writing to this library" in capsys.readouterr().err


def test_a_missing_library_is_not_made(tmp_path):
    assert main(["rank", str(tmp_path / "none.leitong")]) == 2
    assert not (tmp_path / "none.leitong").exists()
