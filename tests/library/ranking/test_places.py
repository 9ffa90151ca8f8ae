from pathlib import Path

import pytest

from leitong.library.page_records import Links
from leitong.library.ranking.places import name_of, names_of, place_of

HERE = Path("/data/pages/a.html")
NO_LINKS = Links("", "", ())


@pytest.mark.parametrize(
    "url",
    [
        "https://Example.org/news/",
        "http://example.org/news",
        "//example.org/news/#top",
        "https://example.org:443/news/index.html",
        "https://example.org/%6eews/",
    ],
)
def test_one_page_has_one_name(url):
    assert name_of(url, HERE) == "example.org/news"


@pytest.mark.parametrize(
    "url",
    ["https://example.org/news?page=2", "https://example.org:8080/news", "https://www.example.org/news"],
)
def test_another_page_has_another(url):
    assert name_of(url, HERE) != "example.org/news"


@pytest.mark.parametrize(
    "url", ["javascript:void(0)", "mailto:me@example.org", "", "http://[broken", "C:\\a.html", "?"]
)
def test_what_is_no_page_has_none(url):
    assert name_of(url, HERE) is None


def test_a_relative_link_is_taken_from_the_file():
    assert name_of("../other/b%20c.html#x", HERE) == names_of(Path("/data/other/b c.html"), NO_LINKS)[0]


def test_a_saved_page_is_known_by_its_addresses():
    links = Links("https://example.org/a.html", "https://example.org/own", ())
    assert names_of(HERE, links)[1:] == ["example.org/a.html", "example.org/own"]


def test_a_folder_named_as_a_host_is_a_mirror_of_it():
    names = names_of(Path("/data/www.example.org/news/7.html"), NO_LINKS)
    assert "www.example.org/news/7.html" in names
    assert "www.example.org/news/7" in names


def test_within_a_mirror_a_slash_begins_at_the_host():
    page = Path("/data/www.example.org/news/7.html")
    assert name_of("/about", page) == "www.example.org/about"


@pytest.mark.parametrize("folder", ["page.html", "notes.txt", "page_files", "v1.2"])
def test_other_folders_are_no_hosts(folder):
    assert len(names_of(Path(f"/data/{folder}/b.html"), NO_LINKS)) == 1


def test_copies_lie_elsewhere_if_their_host_or_folder_differs():
    saved = Links("https://example.org/a.html", "", ())
    assert place_of(HERE, saved) == "example.org"
    assert place_of(Path("/elsewhere/b.html"), saved) == "example.org"
    assert place_of(HERE, NO_LINKS) != place_of(Path("/elsewhere/b.html"), NO_LINKS)
    assert place_of(HERE, NO_LINKS) == place_of(Path("/data/pages/b.html"), NO_LINKS)
