"""Fetching an address that a person typed, from a server on this machine."""

import gzip
import http.server
import socket
import threading
from typing import ClassVar

import pytest

from leitong.documents.document import EncodingOrigin, Format
from leitong.documents.limits import Limits
from leitong.documents.load import open_source
from leitong.errors import Cancelled, LimitExceeded, SourceNotFound

PAGE = "<!doctype html><title>报告</title><p>委员会于星期二开会。".encode("gbk")
SECONDS = 0.4


class Pages(http.server.BaseHTTPRequestHandler):
    """One path a behaviour. wait: set when the test is over, so that slow answers end."""

    wait = threading.Event()
    methods: ClassVar[list[str]] = []

    def log_message(self, *_):
        pass

    def do_GET(self):
        self.methods.append(self.command)
        getattr(
            self,
            "get_" + self.path.strip("/").split("/")[0].split("?")[0].replace("%", "_").lower(),
            self.missing,
        )()

    def answer(self, body, **headers):
        self.send_response(200)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def redirect(self, target):
        self.send_response(302)
        self.send_header("Location", target)
        self.end_headers()

    def missing(self):
        self.send_error(404, "Not Found")

    def get_page(self):
        self.answer(PAGE, Content_Type="text/html; charset=GB2312")

    def get_report_e5_b9_b4(self):
        self.answer(b"year")

    def get_packed(self):
        self.answer(gzip.compress(PAGE), Content_Encoding="gzip", Content_Type="text/html; charset=gbk")

    def get_fragment(self):
        self.answer(b"<p>one", Content_Type="text/html")

    def get_huge(self):
        self.answer(b"", Content_Length=str(10**9))

    def get_endless(self):
        self.answer(b"")
        try:
            while not self.wait.is_set():
                self.wfile.write(b"x" * 65536)
        except OSError:
            pass

    def get_bomb(self):
        self.answer(gzip.compress(bytes(10**6)), Content_Encoding="gzip")

    def get_slow(self):
        self.wait.wait(10)

    def get_trickle(self):
        try:
            self.wfile.write(b"HTTP/1.1 200 OK\r\n")
            while not self.wait.wait(0.02):
                self.wfile.write(b"X-More: yes\r\n"[:1])
        except OSError:
            pass

    def get_moved(self):
        self.redirect("/page")

    def get_away(self):
        self.redirect("file:///etc/passwd")

    def get_ftp(self):
        self.redirect("ftp://example.org/a")

    def get_round(self):
        self.redirect("/round")

    def get_short(self):
        self.answer(b"only this", Content_Length="1000")


@pytest.fixture(scope="module")
def site():
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Pages) as server:
        server.daemon_threads = False
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        Pages.wait.set()
        server.shutdown()
        thread.join()


def test_a_page_is_fetched_and_its_charset_believed(site):
    document = open_source(f"{site}/page")
    assert (document.source, document.format) == (f"{site}/page", Format.HTML)
    assert (document.encoding, document.encoding_origin) == ("gb18030", EncodingOrigin.DECLARED)
    assert "委员会于星期二开会" in document.content
    assert set(Pages.methods) == {"GET"}


def test_chinese_letters_in_an_address_are_encoded(site):
    assert open_source(f"{site}/report年").content == "year"


def test_what_is_packed_unasked_is_unpacked(site):
    assert "委员会" in open_source(f"{site}/packed").content


def test_the_media_type_breaks_the_tie(site):
    assert open_source(f"{site}/fragment").format is Format.HTML


def test_a_redirect_is_followed(site):
    assert "委员会" in open_source(f"{site}/moved").content


@pytest.mark.parametrize("path", ["away", "ftp"])
def test_a_redirect_leads_only_to_the_web(site, path):
    with pytest.raises(SourceNotFound, match="redirects to"):
        open_source(f"{site}/{path}")


def test_a_redirect_does_not_go_on_for_ever(site):
    with pytest.raises(LimitExceeded, match="more than 5 times"):
        open_source(f"{site}/round")


def test_what_is_not_there_is_said_so(site):
    with pytest.raises(SourceNotFound, match=r"/gone: The server answered 404 Not Found"):
        open_source(f"{site}/gone")


@pytest.mark.parametrize("path", ["huge", "endless", "bomb"])
def test_too_much_is_refused(site, path):
    with pytest.raises(LimitExceeded, match="larger than the limit"):
        open_source(f"{site}/{path}", limits=Limits(file_bytes=200_000))


@pytest.mark.parametrize("path", ["slow", "trickle"])
def test_too_slow_is_refused(site, path):
    with pytest.raises(LimitExceeded, match="took longer"):
        open_source(f"{site}/{path}", limits=Limits(fetch_seconds=SECONDS))


def test_an_answer_cut_short_is_not_taken_for_whole(site):
    with pytest.raises(SourceNotFound, match="broke off"):
        open_source(f"{site}/short")


def test_fetching_stops_when_asked(site):
    asked = iter([False, False])
    with pytest.raises(Cancelled):
        open_source(f"{site}/slow", cancelled=lambda: next(asked, True))


def test_a_closed_door_is_said_so():
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(SourceNotFound, match="does not answer"):
        open_source(f"http://127.0.0.1:{port}/")


@pytest.mark.parametrize(
    "address", ["http://", "http:///x", "http://[::1", "http://a:99999/", "http://exa mple/"]
)
def test_what_is_no_address_is_said_so(address):
    with pytest.raises(SourceNotFound):
        open_source(address)
