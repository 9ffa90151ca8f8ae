"""Words that give a short block away: an editor's line, a call to read on."""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate

from leitong.resources import resource

# longer blocks are texts that may well speak of copyright or cookies
LONGEST = 160

_LATIN = re.compile(r"[a-z©@]+")
# a line of labels: who wrote it, where it comes from, who let it through
_LABELS = (
    "来源|來源|作者|编辑|編輯|责编|责任编辑|責任編輯|记者|記者|稿源|通讯员|审核|校对|编审|监制|摄影|撰文|"
    "发布时间|发布日期|更新时间|浏览次数|点击数"
)
# and one of counts: how often it was read, how much was said of it
_COUNTS = "发表于|發表於|发布于|更新于|阅读|閱讀|浏览|瀏覽|点击|评论|評論|回复|人气|转发"
_LABEL, _COUNT = rf"(?:{_LABELS})\s*[:：]", rf"(?:{_COUNTS})\s*[(（:：]?\s*\d"
_CREDITS = re.compile(rf"{_LABEL}.*{_LABEL}|^[\W_]*{_LABEL}.{{0,20}}$|{_COUNT}.*{_COUNT}")
# no label and no count is without
_IN_CREDITS = re.compile(r"[:：\d]")
_LONGEST_CREDITS = 90
_BY_FORM = ("credits",)


@cache
def phrase_names() -> tuple[str, ...]:
    """The kinds of phrase; the n-th is bit n of a phrase mask. The last is found by its form."""
    return (*(name for name in _word_lists() if name != "about"), *_BY_FORM)


def phrase_mask(text: str) -> int:
    """Bit n is set where a word of the n-th of `phrase_names()` is said; 0 for a long text."""
    return phrase_masks((text,))[0]


def phrase_masks(texts: Sequence[str]) -> list[int]:
    """`phrase_mask` of each; most texts say nothing, which is soon seen of all together."""
    texts = ["" if len(text) > LONGEST else text.lower() for text in texts]
    ends = list(accumulate(len(text) + 1 for text in texts))
    masks = [0] * len(texts)
    for number in {bisect_right(ends, place) for place in _telling_places("\n".join(texts))}:
        masks[number] = _mask_of(texts[number])
    return masks


def _telling_places(row: str) -> Iterator[int]:
    """Where something stands in it without which there is no phrase, be it within another word."""
    for word in _latin():
        place = row.find(word)
        while place >= 0:
            yield place
            place = row.find(word, place + 1)
    if not row.isascii():
        for match in _telling_han().finditer(row):
            yield match.start()


def _mask_of(text: str) -> int:
    bits, mask = _bits(), 0
    for word in bits.keys() & _LATIN.findall(text):
        mask |= bits[word]
    if not text.isascii():
        for word in _han().findall(text):
            mask |= bits[word]
        if _is_credits(text):
            mask |= 1 << len(phrase_names()) - 1
    return mask


def _is_credits(text: str) -> bool:
    return len(text) <= _LONGEST_CREDITS and bool(_IN_CREDITS.search(text) and _CREDITS.search(text))


@cache
def _bits() -> dict[str, int]:
    bits: dict[str, int] = {}
    for number, name in enumerate(phrase_names()[: -len(_BY_FORM)]):
        for word in _word_lists()[name]:
            bits[word] = bits.get(word, 0) | 1 << number
    return bits


@cache
def _latin() -> tuple[str, ...]:
    return tuple(word for word in _bits() if word.isascii())


@cache
def _han() -> re.Pattern[str]:
    return re.compile("|".join(word for word in _bits() if not word.isascii()))


@cache
def _telling_han() -> re.Pattern[str]:
    return re.compile(f"{_han().pattern}|{_LABELS}|{_COUNTS}")


@cache
def _word_lists() -> dict[str, list[str]]:
    lists: dict[str, list[str]] = json.loads(resource("pages", "phrases.json").read_text("utf-8"))
    return lists
