"""Guessing the encoding of bytes that say nothing of themselves: chardet's candidates, judged by common letters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from leitong.documents.declared import codec_of
from leitong.documents.plausible import plausibility

# What documents in the wild are written in; more choices only make short texts harder
_CANDIDATES = (
    *("gb18030", "big5", "cp932", "euc-jp", "cp949", "euc-kr", "cp1250", "cp1251", "cp1252", "cp1253"),
    *("cp1254", "cp1255", "cp1256", "cp1257", "cp1258", "koi8-r", "koi8-u", "cp866", "cp874", "iso-8859-2"),
    *("iso-8859-5", "iso-8859-7", "mac-roman"),
)
_SAMPLE = 16 * 1024  # chardet takes half a millisecond a kilobyte
_SCANNED = 1024 * 1024
_FIRST_HIGH = re.compile(rb"[\x80-\xff]")
# A long ASCII run says nothing; its edges stay, since a double-byte letter may end in ASCII
_ASCII_RUN = re.compile(rb"([\x00-\x7f]{12})[\x00-\x7f]{16,}([\x00-\x7f]{12})")
_CJK_CODECS = ("gb18030", "cp950", "cp932", "euc_jp", "cp949")
_PLAIN_NAME = {"big5": "cp950", "big5hkscs": "cp950", "euc_jis_2004": "euc_jp", "shift_jis_2004": "cp932"}
_KANA = re.compile("[\u3041-\u30fe]")
_ASCII = re.compile("[\x00-\x7f]")
_SURE = 0.9
_IMPLAUSIBLE = 0.6


@dataclass(frozen=True, slots=True)
class Guess:
    """encoding: a Python codec. plausibility: 0 to 1, of the sample. sure: there was enough to tell by."""

    encoding: str
    plausibility: float
    sure: bool


def sample_of(data: bytes) -> bytes:
    """At most 16 KB of `data` around its non-ASCII bytes."""
    first = _FIRST_HIGH.search(data)
    if first is None:
        return data[:_SAMPLE]
    start = max(0, first.start() - 64)
    return _ASCII_RUN.sub(rb"\1 \2", data[start : start + _SCANNED])[:_SAMPLE]


def guesses(data: bytes) -> tuple[Guess, ...]:
    """Plausible encodings of `data`, most likely first; empty if there is nothing to tell by."""
    if not data:
        return ()
    sample = sample_of(data)
    high = len(sample) - len(sample.translate(None, bytes(range(128, 256))))
    ranked = _western_first(sample, _by_chardet(sample))
    scored = {name: _score(sample, name) for name in dict.fromkeys((*ranked, *_CJK_CODECS, "cp1252"))}
    rival = max(_CJK_CODECS, key=lambda name: scored[name])
    if ranked and high >= 4 and _overrules(rival, ranked[0], scored, sample):
        ranked.insert(0, rival)
    if ranked and scored[ranked[0]] < _IMPLAUSIBLE and scored["cp1252"] > _SURE:
        ranked.insert(0, "cp1252")
    wide = _wide(data, scored[ranked[0]] if ranked else 0.0)
    if wide is not None:
        ranked.insert(0, wide.encoding)
        scored[wide.encoding] = wide.plausibility
        high = len(data)
    return tuple(
        Guess(name, scored[name], scored[name] >= _SURE and high >= _enough(name))
        for name in dict.fromkeys(ranked)
    )


def _overrules(rival: str, best: str, scored: Mapping[str, float], sample: bytes) -> bool:
    """Whether the most plausible double-byte codec is to be taken instead of chardet's first choice."""
    if best in _CJK_CODECS:
        return scored[rival] > max(0.75, scored[best] + 0.1)
    # a third of kana comes about in no single-byte text
    text = sample.decode(rival, "replace")
    kana = len(_KANA.findall(text))
    return scored[rival] > _SURE and 3 * kana > len(text) - len(_ASCII.findall(text))


def _enough(name: str) -> int:
    """How many bytes outside ASCII it takes to be sure of an encoding."""
    if name in _CJK_CODECS:
        return 12
    return 4 if name == "cp1252" else 8


def _western_first(sample: bytes, ranked: list[str]) -> list[str]:
    """cp1252 before its neighbours where they read the same: "café" is the same in five code pages."""
    if not ranked or ranked[0] in _CJK_CODECS or ranked[0] == "cp1252":
        return ranked
    same = sample.decode("cp1252", "replace") == sample.decode(ranked[0], "replace")
    return ["cp1252", *ranked] if same else ranked


def _by_chardet(sample: bytes) -> list[str]:
    import chardet  # noqa: PLC0415 - half of the start-up time, needed for few documents

    found = chardet.detect_all(sample, include_encodings=_CANDIDATES, no_match_encoding="cp1252")
    names = [codec_of(str(one["encoding"])) for one in found if one["encoding"]]
    return list(dict.fromkeys(_PLAIN_NAME.get(name, name) for name in names if name))


def _score(sample: bytes, name: str) -> float:
    text = sample.decode(name, "replace")
    lost = text.count("\ufffd")
    # a sample may begin and end inside a letter
    return plausibility(text, name) if lost <= 2 + len(text) // 500 else 0.0


def _wide(data: bytes, to_beat: float) -> Guess | None:
    """UTF-16 without a mark and without zero bytes: pure Chinese text."""
    if len(data) % 2 or len(data) < 8:
        return None
    start = data[:_SAMPLE]
    name, score = max(
        ((name, plausibility_of_wide(start, name)) for name in ("utf-16-le", "utf-16-be")),
        key=lambda pair: pair[1],
    )
    return Guess(name, score, len(start) >= 24) if score >= _SURE and score > to_beat else None


def plausibility_of_wide(data: bytes, name: str) -> float:
    """Share of common letters among all characters of `data` read as UTF-16, ASCII counted as common; 0 if invalid."""
    try:
        text = data[: len(data) & ~1].decode(name)
    except UnicodeDecodeError:
        return 0.0
    outside = sum(letter > "\x7f" for letter in text)
    strange = sum(letter < " " and letter not in "\t\n\r" for letter in text)
    if not text or outside == 0:
        return 0.0
    return (plausibility(text, name) * outside + (len(text) - outside - strange)) / len(text)
