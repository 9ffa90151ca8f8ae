import csv
import io
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing

import pytest

from leitong.__main__ import main

DOCUMENT = {"path", "sha256", "format", "encoding", "title", "simhash", "problem"}
PAIR = {"a", "b", "kind", "jaccard", "containment_a_in_b", "containment_b_in_a", "hamming"}
SENTENCES = (
    "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。",
    "志愿者报名从本周五开始，年满十八周岁的市民都可以参加，首批志愿者将在八月下旬接受三天培训。",
    "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。",
)


def texts(root):
    """A text, its copy, an edited one, and a file that can't be read."""
    root.mkdir()
    text = "\n".join(SENTENCES)
    (root / "a.txt").write_text(text, encoding="utf-8")
    (root / "b.txt").write_text(text, encoding="utf-8")
    (root / "c.txt").write_text(text.replace("今天", "昨日"), encoding="utf-8")
    (root / "empty.txt").touch()
    return root


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A folder and its library, made once: nobody changes them."""
    root = tmp_path_factory.mktemp("made")
    folder, library = texts(root / "文章 texts"), root / "l.leitong"
    assert main(["scan", str(folder), "--library", str(library), "--jobs", "1"]) == 0
    return folder, library


@pytest.fixture
def folder(made):
    return made[0]


@pytest.fixture
def library(tmp_path):
    return tmp_path / "l.leitong"


@pytest.fixture
def scanned(made, library):
    """A copy of the library, to be changed at will."""
    shutil.copy(made[1], library)
    return library


def test_the_json_has_the_promised_keys(leitong, folder):
    run = leitong("scan", folder, "--json", "-")
    facts = json.loads(run.out)
    assert run.status == 0
    assert {"documents", "pairs", "clusters", "problems"} == set(facts)
    assert all(set(document) >= DOCUMENT for document in facts["documents"])
    assert all(set(pair) >= PAIR for pair in facts["pairs"])
    assert all({"kind", "best", "members", "largest_distance"} <= set(one) for one in facts["clusters"])
    assert facts["problems"] == [{"path": str(folder / "empty.txt"), "reason": "The file is empty."}]


def test_pairs_and_clusters_are_named_by_path(leitong, folder):
    facts = json.loads(leitong("scan", folder, "--json", "-").out)
    a, b, c = (str(folder / name) for name in ("a.txt", "b.txt", "c.txt"))
    assert [(one["a"], one["b"], one["kind"]) for one in facts["pairs"]] == [
        (a, b, "identical"),
        (a, c, "near"),
        (b, c, "near"),
    ]
    (cluster,) = facts["clusters"]
    assert (cluster["kind"], sorted(cluster["members"])) == ("near", [a, b, c])
    assert cluster["best"] == cluster["members"][0]
    assert 0 < cluster["largest_distance"] < 0.5


def test_the_number_of_processes_changes_nothing(leitong, folder):
    one, two = (leitong("scan", folder, "--json", "-", "--jobs", jobs).out for jobs in (1, 2))
    assert one == two


def test_the_summary_names_clusters_and_stderr_the_problems(leitong, folder):
    run = leitong("scan", folder)
    assert "4 files found, 3 read, 1 could not be read: 1 cluster of 3 files" in run.out
    assert "★" in run.out
    assert "· its copies take " in run.out
    assert run.err == f"leitong: {folder / 'empty.txt'}: The file is empty.\n"


def test_what_is_not_there_is_no_file_that_could_not_be_read(leitong, tmp_path):
    folder = texts(tmp_path / "texts")
    (folder / "empty.txt").unlink()
    assert "3 files found, 3 read: 1 cluster" in leitong("scan", folder, tmp_path / "none").out


def test_a_library_is_not_written_over_with_what_is_in_it(leitong, folder, scanned):
    before = scanned.read_bytes()
    for command in (["scan", folder, "--library", scanned], ["library", "export", scanned]):
        run = leitong(*command, "--json", scanned)
        assert run.status == 2
        assert "the result can't be written over it" in run.err
    assert leitong("library", "pictures", scanned, "--html", scanned).status == 2
    assert scanned.read_bytes() == before


def test_a_scanned_file_is_not_written_over_by_another_name(leitong, folder, tmp_path):
    other = tmp_path / "other.csv"
    other.symlink_to(folder / "a.txt")
    assert leitong("scan", folder / "a.txt", folder / "b.txt", "--csv", other).status == 2
    assert SENTENCES[0] in (folder / "a.txt").read_text(encoding="utf-8")


def test_two_results_are_not_written_to_one_file(leitong, folder, tmp_path):
    out = tmp_path / "out"
    run = leitong("scan", folder, "--csv", out, "--json", out)
    assert run.status == 2
    assert "can't both be written" in run.err
    assert not out.exists()


def test_csv_and_html_are_written_whole(leitong, folder, tmp_path):
    table, page = tmp_path / "out.csv", tmp_path / "out.html"
    assert leitong("scan", folder, "--csv", table, "--html", page).status == 0
    rows = list(csv.DictReader(io.StringIO(table.read_text(encoding="utf-8"))))
    assert set(rows[0]) == PAIR
    assert len(rows) == 3
    assert page.read_text(encoding="utf-8").rstrip().endswith("</html>")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["out.csv", "out.html"]


def test_a_page_shows_names_and_never_runs_them(leitong, tmp_path):
    root = tmp_path / "texts"
    root.mkdir()
    for number in range(2):
        (root / f"<script>{number}.txt").write_text("\n".join(SENTENCES), encoding="utf-8")
    page = leitong("scan", root, "--html", "-").out
    assert "&lt;script&gt;0.txt" in page
    assert ":memory:" not in page
    assert "<script" not in page


@pytest.mark.skipif(sys.platform != "linux", reason="names are text elsewhere")
def test_a_name_that_is_no_text_is_valid_json(leitong_process, tmp_path):
    root = os.fsencode(tmp_path) + b"/texts"
    os.mkdir(root)  # noqa: PTH102 - its name is bytes
    for name in (b"\xff.txt", b"a\nb.txt"):
        with open(root + b"/" + name, "w", encoding="utf-8") as file:  # noqa: PTH123
            file.write("\n".join(SENTENCES))
    status, out, _ = leitong_process("scan", tmp_path / "texts", "--json", "-")
    names = {os.fsencode(os.path.basename(one["path"])) for one in json.loads(out)["documents"]}  # noqa: PTH119
    assert status == 0
    assert names == {b"\xff.txt", b"a\nb.txt"}


def test_nothing_is_drawn_where_stderr_is_no_terminal(leitong_process, tmp_path):
    folder = texts(tmp_path / "texts")
    (folder / "empty.txt").unlink()
    status, _, err = leitong_process("scan", folder)
    assert (status, err) == (0, b"")


def test_a_folder_that_is_not_there_is_named_and_the_others_are_scanned(leitong, folder, tmp_path):
    run = leitong("scan", folder, tmp_path / "none")
    assert run.status == 2
    assert f"{tmp_path / 'none'}: There is no such file or folder." in run.err
    assert "1 cluster of 3 files" in run.out


def test_a_file_that_can_not_be_written_is_refused_before_the_scan(leitong, folder, tmp_path):
    run = leitong("scan", folder, "--json", tmp_path / "none" / "out.json")
    assert run.status == 2
    assert "no folder" in run.err


def test_a_reference_folder_is_compared_with_the_scanned_one_only(leitong, folder, tmp_path):
    reference = tmp_path / "reference"
    reference.mkdir()
    for name in ("r.txt", "s.txt"):
        (reference / name).write_bytes((folder / "a.txt").read_bytes())
    facts = json.loads(leitong("scan", folder, "--reference", reference, "--json", "-").out)
    pairs = {(os.path.basename(one["a"]), os.path.basename(one["b"])) for one in facts["pairs"]}  # noqa: PTH119
    assert ("a.txt", "r.txt") in pairs or ("r.txt", "a.txt") in pairs
    assert ("r.txt", "s.txt") not in pairs
    (cluster,) = facts["clusters"]
    assert cluster["best"].startswith(str(reference))


def test_what_a_template_says_makes_no_copies(leitong, tmp_path):
    root, form = tmp_path / "texts", "\n".join(SENTENCES)
    root.mkdir()
    for number, own in enumerate(("面包师说面粉涨价了。", "港务局公布了新的船期。")):
        (root / f"{number}.txt").write_text(f"{form}\n{own}", encoding="utf-8")
    (tmp_path / "form.txt").write_text(form, encoding="utf-8")
    facts = json.loads(leitong("scan", root, "--template", tmp_path / "form.txt", "--json", "-").out)
    assert facts["pairs"] == facts["clusters"] == []
    assert [one["role"] for one in facts["documents"]] == ["template", "scan", "scan"]


def test_a_library_makes_the_next_scan_read_nothing(leitong, folder, scanned):
    assert "0 read, 4 unchanged" in leitong("scan", folder, "--library", scanned).out


def test_near_names_the_files_nearest_first(leitong, scanned, tmp_path):
    asked = tmp_path / "asked.txt"
    asked.write_text("\n".join(SENTENCES).replace("今天", "昨日"), encoding="utf-8")
    run = leitong("near", asked, "--library", scanned, "--json")
    facts = json.loads(run.out)
    assert run.status == 0
    assert facts["path"] == str(asked)
    assert [(os.path.basename(one["path"]), one["kind"]) for one in facts["near"]] == [  # noqa: PTH119
        ("c.txt", "identical"),
        ("a.txt", "near"),
        ("b.txt", "near"),
    ]


def test_near_says_so_where_nothing_is(leitong, scanned, tmp_path):
    asked = tmp_path / "asked.txt"
    asked.write_text("Bakers say that flour has become dearer since spring, and bread will follow.")
    assert leitong("near", asked, "--library", scanned).out == "Nothing in the library is near it.\n"


def test_near_needs_a_library_that_is_there(leitong, folder, tmp_path):
    run = leitong("near", folder / "a.txt", "--library", tmp_path / "none")
    assert (run.status, run.out) == (2, "")
    assert "There is no library of this name." in run.err
    assert not (tmp_path / "none").exists()


def test_info_counts(leitong, scanned, folder):
    out = leitong("library", "info", scanned).out
    assert f"scan      {folder}" in out
    assert "4 files in the library, 1 cluster" in out
    assert "in 1 of them nothing could be read" in out


def test_check_finds_nothing_in_a_sound_library(leitong, scanned):
    run = leitong("library", "check", scanned)
    assert (run.status, run.out) == (0, "Nothing is wrong with it.\n")


def test_check_finds_damage(leitong, scanned):
    content = bytearray(scanned.read_bytes())
    content[4096:] = bytes(len(content) - 4096)
    scanned.write_bytes(content)
    run = leitong("library", "check", scanned)
    assert run.status in (1, 2)
    assert "Nothing is wrong" not in run.out


def test_forgotten_files_are_in_no_pair(leitong, scanned, folder):
    assert leitong("library", "forget", scanned, folder / "c.txt").out.startswith("1 forgotten")
    run = leitong("library", "export", scanned, "--json", "-")
    assert len(json.loads(run.out)["pairs"]) == 1
    assert (folder / "c.txt").exists()


def test_what_is_not_in_a_library_cant_be_forgotten(leitong, scanned, tmp_path):
    run = leitong("library", "forget", scanned, tmp_path / "nowhere")
    assert (run.status, run.out) == (2, "")
    assert "nowhere: Neither this nor anything below it is in the library." in run.err


def test_an_export_is_what_the_scan_wrote(leitong, scanned, folder):
    of_scan = leitong("scan", folder, "--library", scanned, "--json", "-").out
    assert leitong("library", "export", scanned, "--json", "-").out == of_scan


def test_an_export_asks_what_to_write(leitong, scanned):
    run = leitong("library", "export", scanned)
    assert run.status == 2
    assert "--json" in run.err


@pytest.mark.parametrize("damage", ["cut", "emptied", "zeros"])
def test_a_damaged_library_is_kept_and_scanned_anew(leitong, scanned, folder, damage):
    content = scanned.read_bytes()
    scanned.write_bytes({"cut": content[:5000], "emptied": content[:50], "zeros": bytes(9000)}[damage])
    run = leitong("scan", folder, "--library", scanned)
    assert run.status == 0
    assert "is damaged" in run.err
    assert len(list(scanned.parent.glob("l.leitong.damaged-*[0-9]"))) == 1
    assert leitong("library", "check", scanned).status == 0
    assert "4 unchanged" in leitong("scan", folder, "--library", scanned).out


def test_a_document_that_is_taken_for_a_library_stays_where_it_is(leitong, folder, tmp_path):
    essay = tmp_path / "essay.txt"
    essay.write_text("An essay. " * 20, encoding="utf-8")
    run = leitong("scan", folder, "--library", essay)
    assert run.status == 2
    assert "This file is no library of Leitong." in run.err
    assert essay.read_text(encoding="utf-8") == "An essay. " * 20


def documents_in(library):
    """How many are stored, seen by another program; 0 also where there is no library yet."""
    try:
        with closing(sqlite3.connect(f"{library.as_uri()}?mode=ro", uri=True)) as store:
            return store.execute("SELECT count(*) FROM documents").fetchone()[0]
    except sqlite3.OperationalError:
        return 0


@pytest.mark.skipif(os.name == "nt", reason="Ctrl+C can't be sent to one process there")
def test_ctrl_c_keeps_what_was_read(tmp_path, library, leitong):
    folder = texts(tmp_path / "texts")
    for number in range(3000):
        (folder / f"{number}.txt").write_text(f"{SENTENCES[number % 3]} {number} " * 20, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-m", "leitong", "scan", folder, "--library", library, "--jobs", "1"],
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
    ) as running:
        while documents_in(library) == 0:
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate()
    assert running.returncode == 130
    assert err == b"leitong: stopped; what was read is kept\n"
    assert leitong("library", "check", library).status == 0
    assert 0 < documents_in(library) < 3003


def test_watching_needs_a_library(leitong, folder):
    run = leitong("scan", folder, "--watch")
    assert run.status == 2
    assert "--library" in run.err


def test_what_is_written_must_not_lie_in_a_watched_folder(leitong, folder, library):
    run = leitong("scan", folder, "--watch", "--library", library, "--csv", folder / "out.csv")
    assert run.status == 2
    assert not (folder / "out.csv").exists()


@pytest.mark.skipif(os.name == "nt", reason="Ctrl+C can't be sent to one process there")
def test_a_watched_folder_keeps_its_library_up_to_date(tmp_path):
    folder = texts(tmp_path / "texts")
    library = folder / "l.leitong"  # also where its own writing could be taken for a change
    with subprocess.Popen(
        [sys.executable, "-m", "leitong", "scan", folder, "--library", library, "--watch", "--jobs", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as running:
        try:
            assert (
                line_with(running.stdout, "found")
                == "4 files found, 3 read, 1 could not be read: 1 cluster of 3 files\n"
            )
            (folder / "new.txt").write_text("\n".join(SENTENCES), encoding="utf-8")
            # what has not changed is not looked at again
            assert line_with(running.stdout, "found") == "1 file found, 1 read: 1 cluster of 4 files\n"
            (folder / "c.txt").unlink()
            assert line_with(running.stdout, "found").endswith("0 read: 1 cluster of 3 files\n")
        finally:
            running.send_signal(signal.SIGINT)
            running.communicate()
    assert running.returncode == 130


def line_with(lines, word):
    return next(line for line in lines if word in line)


def test_files_are_chosen_by_format_and_size(folder, capsys):
    assert main(["scan", str(folder), "--jobs", "1", "--formats", "html,pdf"]) == 0
    assert capsys.readouterr().out.startswith("0 files found")
    assert (
        main(["scan", str(folder), "--jobs", "1", "--formats", "txt", "--min-size", "1", "--max-size", "1k"])
        == 0
    )
    assert capsys.readouterr().out.startswith("3 files found")


@pytest.mark.parametrize("wrong", [["--formats", "doc"], ["--min-size", "much"], ["--max-size", "-1"]])
def test_a_wrong_filter_is_an_error(folder, wrong, capsys):
    assert main(["scan", str(folder), *wrong]) == 2
    assert wrong[1] in capsys.readouterr().err
