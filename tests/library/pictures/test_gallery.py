import base64

import numpy as np
import pytest
from PIL import Image

from leitong.library.library import Library
from leitong.library.pictures.gallery import lost_pictures, picture_pages, picture_pairs

PAGE = "<html><head><title>{title}</title></head><body>{text}<div>{pictures}</div></body></html>"
TEXT = "<p>临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。</p>"


@pytest.fixture
def save(tmp_path):
    def saved(name, seed, size=(120, 90)):
        rough = np.random.default_rng(seed).integers(0, 255, (6, 8, 3), dtype=np.uint8)
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        Image.fromarray(rough).resize(size, Image.Resampling.BICUBIC).save(path)

    return saved


@pytest.fixture
def library(tmp_path):
    with Library.open() as library:

        def added(name, *pictures, title="夜景", text="", comment=""):
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            shown = "".join(f"<img src='{source}' alt='{alt}'>" for source, alt in pictures)
            path.write_text(comment + PAGE.format(title=title, text=text, pictures=shown), encoding="utf-8")
            library.add(path)
            return library

        yield added


def test_pages_with_the_same_pictures_are_copies(library, save, tmp_path):
    save("a/1.png", 1)
    save("a/2.png", 2)
    save("b/x.jpg", 1, size=(240, 180))
    save("b/y.jpg", 2)
    library("a/page.html", ("1.png", "桥"), ("2.png", ""))
    made = library("b/other.html", ("x.jpg", ""), ("y.jpg", ""), title="别的")
    (pair,) = picture_pairs(picture_pages(made))
    assert (pair.a, pair.b) == (tmp_path / "a/page.html", tmp_path / "b/other.html")
    assert pair.alike.shared == 1.0


def test_pages_with_other_pictures_are_not(library, save):
    save("a/1.png", 1)
    save("b/1.png", 2)
    library("a/page.html", ("1.png", ""))
    assert picture_pairs(picture_pages(library("b/page.html", ("1.png", "")))) == []


def test_what_is_said_beside_pictures_stands_for_a_body(library, save):
    """Alternative texts, names of files, the title: by Tianwang they are copies, in whatever order they stand."""
    for name, seed in (
        ("a/harbour_night.png", 1),
        ("a/2.png", 2),
        ("b/harbour_night.png", 1),
        ("b/2.png", 2),
    ):
        save(name, seed)
    library("a/page.html", ("harbour_night.png", "临江大桥"), ("2.png", "灯火"), title="夜景")
    made = library("b/page.html", ("2.png", "灯火"), ("harbour_night.png", "临江大桥"), title="夜景")
    (pair,) = picture_pairs(picture_pages(made))
    assert pair.alike.keywords == 1.0
    assert {2, 3, 4, 5} <= set(pair.alike.tianwang)


def test_a_page_with_text_is_none_of_pictures(library, save):
    save("1.png", 1)
    assert picture_pages(library("page.html", ("1.png", ""), text=TEXT * 2)) == []


def test_the_pictures_of_a_page_that_a_browser_saved_are_found(library, save):
    save("page_files/1.png", 1)
    made = library(
        "page.html",
        ("./page_files/1.png", ""),
        comment="<!-- saved from url=(0026)https://example.org/a/page -->",
    )
    assert len(picture_pages(made)) == 1


def test_a_picture_within_the_page_counts_as_one_beside_it(library, save, tmp_path):
    save("a/1.png", 1)
    library("a/page.html", ("1.png", ""))
    within = base64.b64encode((tmp_path / "a/1.png").read_bytes()).decode()
    made = library("b/page.html", (f"data:image/png;base64,{within}", ""))
    assert len(picture_pairs(picture_pages(made))) == 1


def test_files_far_from_the_page_are_not_looked_at(library, save):
    save("1.png", 1)
    assert picture_pages(library("a/b/c/page.html", ("../../../1.png", ""), ("/etc/passwd", ""))) == []


def test_a_lost_picture_is_lent_by_a_copy(library, save, tmp_path):
    save("b/bridge.png", 1)
    library("a/page.html", ("bridge.png", "桥"), text=TEXT)
    made = library("b/page.html", ("bridge.png", "桥"), text=TEXT, title="副本")
    (lost,) = lost_pictures(made, [])
    assert (lost.page, lost.loan.page) == (tmp_path / "a/page.html", str(tmp_path / "b/page.html"))
    assert "shown from the copy" in str(lost.loan.label)


def test_only_copies_lend(library, save):
    save("b/bridge.png", 1)
    library("a/page.html", ("bridge.png", "桥"), text=TEXT)
    made = library(
        "b/page.html", ("bridge.png", "桥"), text=TEXT.replace("晚上十点", "半夜") + "<p>另有通知。</p>"
    )
    assert lost_pictures(made, []) == []


def test_a_copy_by_pictures_lends_too(library, save, tmp_path):
    for name, seed in (("a/1.png", 1), ("a/2.png", 2), ("b/1.png", 1), ("b/2.png", 2), ("b/3.png", 3)):
        save(name, seed)
    pictures = [("1.png", "桥"), ("2.png", "塔"), ("3.png", "港")]
    library("a/page.html", *pictures)
    made = library("b/page.html", *pictures, title="别的")
    (lost,) = lost_pictures(made, picture_pairs(picture_pages(made)))
    assert (lost.page, lost.lent) == (tmp_path / "a/page.html", tmp_path / "b/3.png")
