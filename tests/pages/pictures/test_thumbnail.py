import os

import pytest
from PIL import Image

from leitong.pages.pictures.thumbnail import thumbnail_of


@pytest.fixture
def saved(tmp_path):
    def save(size, colour, name="picture.png", mode="RGB"):
        Image.new(mode, size, colour).save(tmp_path / name)
        return tmp_path / name

    return save


def test_a_large_picture_is_made_to_fit_in_its_own_proportions(saved):
    thumbnail = thumbnail_of(saved((400, 100), "red"), (100, 100))
    assert (thumbnail.width, thumbnail.height) == (100, 25)
    assert thumbnail.rgb == b"\xff\x00\x00" * 2500


def test_a_small_one_is_never_enlarged(saved):
    thumbnail = thumbnail_of(saved((3, 2), "blue"), (100, 100))
    assert (thumbnail.width, thumbnail.height, len(thumbnail.rgb)) == (3, 2, 18)


def test_what_shows_through_is_white(saved):
    assert thumbnail_of(saved((1, 1), (0, 0, 0, 0), mode="RGBA"), (9, 9)).rgb == b"\xff\xff\xff"


def test_what_is_no_picture_has_none(tmp_path):
    (tmp_path / "picture.png").write_bytes(b"<html>not here any more</html>")
    assert thumbnail_of(tmp_path / "picture.png", (9, 9)) is None


def test_a_file_that_went_has_none(tmp_path):
    assert thumbnail_of(tmp_path / "gone.png", (9, 9)) is None


def test_a_picture_that_claims_to_be_vast_is_not_decoded(saved):
    assert thumbnail_of(saved((8000, 8000), 0, mode="1"), (9, 9)) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "a.png")
    assert thumbnail_of(tmp_path / "a.png", (20, 20)) is None
