"""From a path or pasted text to a Document; from anything else to one clear error."""

import hashlib
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.documents.document import EncodingOrigin, Format
from leitong.documents.limits import Limits
from leitong.documents.load import load, open_source, pasted
from leitong.errors import Cancelled, EmptyDocument, LeitongError, LimitExceeded, SourceNotFound


def test_a_document_knows_where_it_came_from(saved):
    data = "你好，世界".encode("gbk") * 5
    path = saved("notes.txt", data)
    document = load(path)
    assert document.source == str(path)
    assert (document.format, document.encoding, document.encoding_origin) == (
        Format.TEXT,
        "gb18030",
        EncodingOrigin.DETECTED,
    )
    assert (document.byte_size, document.sha256) == (len(data), hashlib.sha256(data).hexdigest())


def test_every_line_end_becomes_one(saved):
    data = "a\r\nb\nc\rd\u2028e\x85f\fg\vh\n".encode()
    assert load(saved("a.txt", data)).content == "a\nb\nc\nd\ne\nf\ng\nh\n"


def test_the_mark_between_two_joined_files_is_not_text(saved):
    data = "一\n".encode("utf-8-sig") * 2
    assert load(saved("a.txt", data)).content == "一\n一\n"


def test_the_source_of_html_is_its_content(saved):
    assert load(saved("a.html", b"<p>one\r\n<p>two\rx")).content == "<p>one\n<p>two\nx"


def test_the_person_may_choose_the_encoding(saved):
    path = saved("a.txt", "許功蓋".encode("big5"))
    assert load(path, encoding="cp1252").content == "³\\¥\\»\\"
    assert load(path, encoding="big5").encoding_origin is EncodingOrigin.GIVEN


def test_an_unknown_encoding_is_named(saved):
    with pytest.raises(LeitongError, match="no encoding named klingon"):
        load(saved("a.txt", b"abc"), encoding="klingon")


@pytest.mark.parametrize("name", ["名字 with spaces ünïcode 😀.txt", "nfd_e\u0301.txt", "UPPER.TXT", "none"])
def test_any_name_will_do(saved, name):
    assert load(saved(name, b"words")).content == "words"


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(SourceNotFound, match=r"gone\.txt: There is no such file"):
        load(tmp_path / "gone.txt")


def test_a_file_is_no_folder(saved):
    with pytest.raises(SourceNotFound, match="no such file"):
        load(saved("a.txt", b"x") / "b.txt")


def test_a_folder_is_not_read(tmp_path):
    with pytest.raises(SourceNotFound, match="folder"):
        load(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in the file system here")
def test_a_pipe_is_refused_without_waiting(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SourceNotFound, match="pipe"):
        load(tmp_path / "pipe")


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no sockets in the file system here")
def test_a_socket_is_refused(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # socket names are short
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("s")
        with pytest.raises(SourceNotFound, match="socket"):
            load("s")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no devices here")
def test_a_device_is_refused():
    with pytest.raises(SourceNotFound, match="device"):
        load("/dev/zero")


def test_links_in_a_circle_are_named(tmp_path):
    (tmp_path / "self").symlink_to(tmp_path / "self")
    with pytest.raises(SourceNotFound, match="circle"):
        load(tmp_path / "self")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_an_unreadable_file_is_named(saved):
    path = saved("a.txt", b"x")
    path.chmod(0)
    with pytest.raises(SourceNotFound, match="may not read"):
        load(path)


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b"])
def test_an_impossible_name_is_an_error_of_ours(name):
    with pytest.raises(SourceNotFound):
        load(name)


def test_a_file_above_the_limit_is_not_read(saved):
    path = saved("a.txt", b"x" * 1001)
    assert load(path, limits=Limits(file_bytes=1001)).byte_size == 1001
    with pytest.raises(LimitExceeded, match="limit"):
        load(path, limits=Limits(file_bytes=1000))


def test_loading_stops_when_asked(saved):
    with pytest.raises(Cancelled):
        load(saved("a.txt", b"x"), cancelled=lambda: True)


def test_what_a_person_types_may_be_a_path(saved):
    assert open_source(str(saved("a.txt", b"words"))).content == "words"


@pytest.mark.parametrize("address", ["file:///etc/passwd", "ftp://example.org/a", "data://x"])
def test_other_addresses_are_not_fetched(address):
    with pytest.raises(SourceNotFound, match="Only http and https"):
        open_source(address)


def test_pasted_text_has_a_label_and_no_encoding():
    document = pasted("一\r\n二\0\ud800", "left")
    assert (document.source, document.content, document.encoding) == ("left", "一\n二\ufffd", None)
    assert document.sha256 == hashlib.sha256(document.content.encode()).hexdigest()


def test_pasted_white_space_is_empty():
    with pytest.raises(EmptyDocument):
        pasted(" \n\u3000")


@given(st.binary(min_size=1, max_size=200))
def test_any_bytes_give_a_document_or_one_clear_error(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("any") / "any"
    path.write_bytes(data)
    try:
        document = load(path)
    except LeitongError as error:
        assert str(error).startswith(str(path))
    else:
        document.content.encode()
        assert "\0" not in document.content


def test_heavy_libraries_wait_until_they_are_needed():
    heavy = "{'lxml', 'pypdfium2', 'chardet', 'urllib.request'}"
    code = f"import sys, leitong.documents.load; print(*sorted({heavy} & set(sys.modules)))"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == ""


def test_a_text_too_long_to_compare_is_refused(saved):
    with pytest.raises(LimitExceeded, match="more text than the limit of 3 characters"):
        load(saved("a.txt", "你好世界".encode()), limits=Limits(characters=3))
    with pytest.raises(LimitExceeded, match="pasted text: It holds more text"):
        pasted("a" * (Limits().characters + 1))
