"""One page from the web, because the person typed its address: http and https, GET, within size and time."""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import IO
from urllib import error, request
from urllib.parse import quote, urljoin, urlsplit, urlunsplit

from leitong.documents.declared import charset_of
from leitong.documents.files import too_large
from leitong.documents.limits import DEFAULT, Limits, stop_if
from leitong.errors import LeitongError, LimitExceeded, SourceNotFound
from leitong.messages import QT_TRANSLATE_NOOP, Message

ONLY_WEB = QT_TRANSLATE_NOOP("Core", "Only http and https addresses are fetched.")
NO_ADDRESS = QT_TRANSLATE_NOOP("Core", "This is not an address.")
STATUS = QT_TRANSLATE_NOOP("Core", "The server answered {status} {reason}.")
NO_ANSWER = QT_TRANSLATE_NOOP("Core", "The address does not answer ({detail}).")
NO_HOST = QT_TRANSLATE_NOOP("Core", "There is no server named {host}.")
REDIRECTED = QT_TRANSLATE_NOOP("Core", "The address redirects more than {count} times.")
REDIRECTED_AWAY = QT_TRANSLATE_NOOP("Core", "The address redirects to {address}, which is not fetched.")
TOO_SLOW = QT_TRANSLATE_NOOP("Core", "The answer took longer than {seconds} seconds.")

CUT_SHORT = QT_TRANSLATE_NOOP("Core", "The answer broke off before its end.")

_AGENT = "Mozilla/5.0 (compatible; Leitong)"
_ACCEPT = "text/html,application/xhtml+xml,text/*,application/pdf,*/*;q=0.5"
_CHUNK = 64 * 1024
_POLL = 0.05  # seconds between two looks at the clock and at `cancelled`
_SAFE = "/%:@!$&'()*+,;=~"


@dataclass(frozen=True, slots=True)
class Answer:
    """address: after redirects. charset: Python codec from Content-Type. media_type: as "text/html"."""

    data: bytes
    address: str
    charset: str | None
    media_type: str | None


@dataclass(slots=True)
class _Fetch:
    """What the fetching thread and the waiting one share."""

    stopped: threading.Event = field(default_factory=threading.Event)
    done: threading.Event = field(default_factory=threading.Event)
    sockets: list[socket.socket] = field(default_factory=list)
    answer: Answer | None = None
    failure: Exception | None = None

    def stop(self) -> None:
        """Make the fetching thread end even while it waits for the server."""
        self.stopped.set()
        for one in self.sockets:
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue  # already closed


def fetch(address: str, *, limits: Limits = DEFAULT, cancelled: Callable[[], bool] | None = None) -> Answer:
    """GET `address`.

    The whole of it, name look-up and redirects included, is held to `limits.fetch_seconds`, so it runs in a thread
    that can be left behind. Raises SourceNotFound, LimitExceeded, Cancelled.
    """
    ascii_address = _in_ascii(address)
    shared = _Fetch()
    thread = threading.Thread(target=_run, args=(address, ascii_address, limits, shared), daemon=True)
    thread.start()
    ends = time.monotonic() + limits.fetch_seconds
    try:
        while not shared.done.wait(_POLL):
            stop_if(cancelled)
            if time.monotonic() > ends:
                raise _too_slow(address, limits)
    finally:
        shared.stop()
        thread.join(_POLL)
    if shared.failure is not None:
        raise shared.failure
    assert shared.answer is not None  # done without a failure
    return shared.answer


def _run(source: str, address: str, limits: Limits, shared: _Fetch) -> None:
    try:
        shared.answer = _get(source, address, limits, shared)
    except LeitongError as failure:
        shared.failure = failure
    except TimeoutError:
        shared.failure = _too_slow(source, limits)
    except (OSError, http.client.HTTPException, ValueError, zlib.error) as failure:
        shared.failure = SourceNotFound(source, _reason(failure, address))
    finally:
        for one in shared.sockets:
            one.close()
        shared.done.set()


def _get(source: str, address: str, limits: Limits, shared: _Fetch) -> Answer:
    headers = {"User-Agent": _AGENT, "Accept": _ACCEPT, "Accept-Encoding": "identity"}
    asked = request.Request(address, headers=headers, method="GET")
    with _opener(source, limits, shared).open(asked, timeout=limits.fetch_seconds) as response:
        length = response.headers.get("Content-Length", "")
        if length.isdecimal() and int(length) > limits.file_bytes:
            raise too_large(source, limits)
        data = _body(source, response, limits, shared)
        content_type = response.headers.get("Content-Type")
        media_type = response.headers.get_content_type() if content_type else None
        return Answer(data, response.geturl(), charset_of(content_type or ""), media_type)


def _body(source: str, response: http.client.HTTPResponse, limits: Limits, shared: _Fetch) -> bytes:
    packed = response.headers.get("Content-Encoding", "").strip().lower()
    # some servers compress unasked; what they unpack to counts
    inflate = zlib.decompressobj(zlib.MAX_WBITS | 32) if packed in ("gzip", "x-gzip", "deflate") else None
    data = bytearray()
    while not shared.stopped.is_set() and (chunk := response.read1(_CHUNK)):
        data += inflate.decompress(chunk, limits.file_bytes + 1) if inflate else chunk
        if len(data) > limits.file_bytes:
            raise too_large(source, limits)
    if response.length or (inflate and not inflate.eof):
        raise SourceNotFound(source, Message(CUT_SHORT))
    return bytes(data)


class _Redirects(request.HTTPRedirectHandler):
    """Follows redirects to http and https only, and not for ever."""

    def __init__(self, source: str, limits: Limits) -> None:
        self._source = source
        self._limits = limits
        self._followed = 0

    def http_error_302(
        self, req: request.Request, fp: IO[bytes], code: int, msg: str, headers: http.client.HTTPMessage
    ) -> http.client.HTTPResponse | None:
        fp.close()
        self._followed += 1
        if self._followed > self._limits.redirects:
            raise LimitExceeded(self._source, Message(REDIRECTED, {"count": self._limits.redirects}))
        target = urljoin(req.full_url, headers.get("Location", ""))
        try:
            headers.replace_header("Location", _in_ascii(target))
        except (KeyError, SourceNotFound) as failure:
            raise SourceNotFound(self._source, Message(REDIRECTED_AWAY, {"address": target})) from failure
        response: http.client.HTTPResponse | None = super().http_error_302(req, fp, code, msg, headers)
        return response

    # urllib binds these to its own http_error_302
    http_error_301 = http_error_303 = http_error_307 = http_error_308 = http_error_302
    max_repeats = 1000  # the count above is the stricter one


def _opener(source: str, limits: Limits, shared: _Fetch) -> request.OpenerDirector:
    """An opener that knows no other scheme than http and https, and gives its sockets to `shared`."""

    class Plain(http.client.HTTPConnection):
        def connect(self) -> None:
            super().connect()
            shared.sockets.append(self.sock)

    class Secure(http.client.HTTPSConnection):
        def connect(self) -> None:
            super().connect()
            shared.sockets.append(self.sock)

    class OpenPlain(request.HTTPHandler):
        def http_open(self, req: request.Request) -> http.client.HTTPResponse:
            return self.do_open(Plain, req)

    class OpenSecure(request.HTTPSHandler):
        def https_open(self, req: request.Request) -> http.client.HTTPResponse:
            return self.do_open(Secure, req, context=ssl.create_default_context())

    opener = request.OpenerDirector()
    for handler in (
        request.ProxyHandler(),
        OpenPlain(),
        OpenSecure(),
        _Redirects(source, limits),
        request.HTTPDefaultErrorHandler(),
        request.HTTPErrorProcessor(),
    ):
        opener.add_handler(handler)
    return opener


def _in_ascii(address: str) -> str:
    """`address` as it goes over the wire: Chinese letters in host and path encoded. Raises SourceNotFound."""
    try:
        parts = urlsplit(address.strip())
        host, port = parts.hostname or "", parts.port
        name = f"[{host}]" if ":" in host else host.encode("idna").decode("ascii")
    except ValueError as failure:
        raise SourceNotFound(address, Message(NO_ADDRESS)) from failure
    if parts.scheme.lower() not in ("http", "https"):
        raise SourceNotFound(address, Message(ONLY_WEB))
    if not name:
        raise SourceNotFound(address, Message(NO_ADDRESS))
    place = name if port is None else f"{name}:{port}"
    return urlunsplit((parts.scheme, place, quote(parts.path, _SAFE), quote(parts.query, _SAFE + "?"), ""))


def _too_slow(source: str, limits: Limits) -> LimitExceeded:
    return LimitExceeded(source, Message(TOO_SLOW, {"seconds": f"{limits.fetch_seconds:g}"}))


def _reason(failure: Exception, address: str) -> Message:
    if isinstance(failure, error.HTTPError):
        failure.close()
        return Message(STATUS, {"status": failure.code, "reason": failure.reason})
    if isinstance(failure, zlib.error | http.client.IncompleteRead):
        return Message(CUT_SHORT)
    cause = failure.reason if isinstance(failure, error.URLError) else failure
    if isinstance(cause, socket.gaierror):
        return Message(NO_HOST, {"host": urlsplit(address).hostname})
    detail = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return Message(NO_ANSWER, {"detail": detail})
