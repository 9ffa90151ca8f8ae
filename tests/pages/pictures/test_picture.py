import struct
import zlib
from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from leitong.pages.pictures.picture import picture_of


def image(seed=1, size=(120, 90)):
    rough = np.random.default_rng(seed).integers(0, 255, (6, 8, 3), dtype=np.uint8)
    return Image.fromarray(rough).resize(size, Image.Resampling.BICUBIC)


def data(picture, format_="PNG", **options):
    out = BytesIO()
    picture.save(out, format_, **options)
    return out.getvalue()


def test_one_picture_in_another_size_and_format_is_the_same():
    one = picture_of(data(image()))
    for other in (data(image(size=(240, 180))), data(image(), "JPEG", quality=60), data(image(), "WEBP")):
        assert one.is_like(picture_of(other))
        assert picture_of(other).is_like(one)


def test_another_picture_is_not():
    assert not picture_of(data(image(1))).is_like(picture_of(data(image(2))))


def test_a_flat_picture_is_like_itself_alone():
    grey, white = (picture_of(data(Image.new("RGB", (64, 64), colour))) for colour in ("grey", "white"))
    assert grey.dhash is None
    assert grey.is_like(grey)
    assert not grey.is_like(white)


def test_ornaments_are_passed_over():
    assert picture_of(data(image(size=(31, 300)))) is None


@pytest.mark.parametrize("broken", [b"", b"GIF89a", b"<svg/>", b"\x89PNG\r\n\x1a\n" + b"\0" * 50])
def test_what_is_no_picture_is_passed_over(broken):
    assert picture_of(broken) is None


def test_half_a_picture_is_passed_over():
    whole = data(image())
    assert picture_of(whole[: len(whole) // 2]) is None


def test_a_few_bytes_that_claim_to_be_a_huge_picture_are_not_decoded():
    def chunk(kind, content):
        return (
            struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
        )

    header = struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)
    bomb = (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(bytes(1000)))
        + chunk(b"IEND", b"")
    )
    assert picture_of(bomb) is None


def test_transparent_pixels_are_white():
    clear = Image.new("RGBA", (64, 64), (0, 0, 0, 0))
    clear.paste(image(size=(32, 64)), (0, 0))
    white = Image.new("RGB", (64, 64), "white")
    white.paste(image(size=(32, 64)), (0, 0))
    assert picture_of(data(clear)).dhash == picture_of(data(white)).dhash
