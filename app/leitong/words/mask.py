"""Stamps of a page, such as dates, times, counters and addresses: they differ where the text is the same (S00).

They are passed over in near-duplicate hashing: by default on web pages, where they change with each visit, and not in
documents, where a date is a part of what is said.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate, islice, pairwise

from leitong.spans import Span
from leitong.words.characters import Codes, codes_of
from leitong.words.joined import Joined
from leitong.words.stamp_marks import BEFORE, NUMERALS, marks_of

# All repetitions are bounded and begin at an edge of a number or word, so that no text makes them slow
_COUNT = r"(?<![\d.,])\d[\d,.]{0,14}(?:\s?[万千亿])?\+?"
_TENS = "[一二三四五六七八九十]{1,3}"
_ENGLISH_MONTH = (
    "(?:January|February|March|April|May|June|July|August|September|October|November|December"
    r"|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?)"
)
_ENGLISH_DAY = r"\d{1,2}(?:st|nd|rd|th)?"
_CLOCK = r"(?:[01]?\d|2[0-3])"

_ADDRESS = r"(?:https?://|(?<![\w@.])www\.)[A-Za-z0-9_\-.~:/?#\[\]@!$&'()*+,;=%]{1,2000}(?<![.,;:!?)\]'])"
_SEEN = "(?:阅读|閱讀|浏览|瀏覽|点击|點擊|访问|訪問|播放)"
_DATES_BY_NUMBER = (
    # 2023年3月5日（星期三）, 2023年3月, 3月5日; a year alone is what a text says, not when
    rf"(?<!\d)(?:\d{{4}}|\d{{2}})\s?年\s?(?:\d{{1,2}}|{_TENS})\s?月(?:份|\s?(?:\d{{1,2}}|{_TENS})\s?[日号號])?",
    rf"(?<!\d)\d{{1,2}}\s?月\s?(?:\d{{1,2}}|{_TENS})\s?[日号號]",
    # 2023-03-05, 2023/3/5, 2023.3.5 and 5/3/2023
    r"(?<![\w.\-/])(?:19|20)\d\d([\-/.])\d{1,2}\1\d{1,2}(?![\d\-/]|\.\d)",
    r"(?<![\w.\-/])\d{1,2}([\-/.])\d{1,2}\2(?:19|20)\d\d(?![\d\-/]|\.\d)",
    # 5 March 2023 and 5 March
    rf"(?<![\d.,]){_ENGLISH_DAY}\s{_ENGLISH_MONTH}(?!\w)(?:,?\s\d{{4}}(?!\d))?",
)
_DATES_BY_WORD = (
    rf"(?<![{NUMERALS[:-1]}])[{NUMERALS[:-1]}]{{4}}\s?年\s?"
    rf"(?:\d{{1,2}}|{_TENS})\s?月(?:份|\s?(?:\d{{1,2}}|{_TENS})\s?[日号號])?",
    rf"(?<![一二三四五六七八九十]){_TENS}\s?月\s?(?:\d{{1,2}}|{_TENS})\s?[日号號]",
    # March 5, 2023, March 5 and March 2023
    rf"\b{_ENGLISH_MONTH}\s(?:{_ENGLISH_DAY}(?!\w)(?:,?\s\d{{4}})?|\d{{4}})(?!\w)",
    r"(?:星期|周|週)[一二三四五六日天](?=\s?\d)",
)
_HALF_DAY = r"[凌上中下晚早][晨午上]\s?"
_COLONS = (
    rf"{_CLOCK}[:：][0-5]\d(?:[:：][0-5]\d(?:\.\d{{1,9}})?)?"
    r"(?![\d:：])(?:\s?[AaPp]\.?[Mm]\b\.?|Z\b|[+\-]\d\d:?\d\d(?!\d))?"
)
_HOURS = rf"{_CLOCK}\s?[时時点點]\s?[0-5]?\d\s?分(?:\s?[0-5]?\d\s?秒)?"
_TIMES_BY_NUMBER = (
    # 10:20, 10:20 pm, 3:05:59; 10时20分; 35分钟前
    rf"(?<![\d:：.]){_COLONS}",
    rf"(?<!\d){_HOURS}",
    r"(?<![\d.,])\d{1,3}\s?(?:秒|分钟|分鐘|小时|小時|天)[之以]?前",
    r"(?<![\d.,])\d{1,3}\s(?:second|minute|hour|day)s?\sago\b",
)
# 下午 3:05:59, T10:20:30Z behind a date
_TIMES_BY_WORD = (rf"(?:{_HALF_DAY}|(?<=\d)T){_COLONS}", rf"{_HALF_DAY}{_HOURS}")
_COUNTERS_BY_NUMBER = (
    # 1,234次, 1.2万人次浏览, 56 阅读; the third time (第3次) is no count
    rf"(?<!第){_COUNT}\s?(?:人?次|人)?\s?{_SEEN}(?:人?次|次数|次數|人数|人數|量|数|數)?(?!\w)",
    rf"(?<!第){_COUNT}\s?人?次",
    rf"(?i:{_COUNT}k?\s(?:views?|reads|hits|clicks)\b)",
)
_COUNTERS_BY_WORD = (
    # 阅读(1234), 浏览量：1,234, 点击 56; but 阅读3本书 counts books
    rf"{_SEEN}(?:次数|次數|人数|人數|量|数|數)?\s?[:：(（\[]?\s?{_COUNT}(?:\s?人?次)?(?![^\W\d_])(?:\s?[)）\]])?",
    rf"(?i:\b(?:views|reads|hits|clicks)\s?[:(]\s?{_COUNT}k?\)?)",
)
_BY_NUMBER = re.compile("|".join((*_DATES_BY_NUMBER, *_TIMES_BY_NUMBER, *_COUNTERS_BY_NUMBER)))
_BY_WORD = re.compile("|".join((_ADDRESS, *_DATES_BY_WORD, *_TIMES_BY_WORD, *_COUNTERS_BY_WORD)))
# What those can begin with that don't begin with their number
_WORD = re.compile(
    rf"[{NUMERALS}星周週凌上中下晚早阅閱浏瀏点點访訪播]|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|T"
    r"|(?i:views|reads|hits|clicks)|http|www"
)
# views is the longest of those words
_WORD_SIZE = 6


# A text of little but stamps, such as a timetable or a list of addresses, says what it says with them. So many of their
# characters are passed over for each letter beside them that one letter more or less changes little: a share from which
# on all or none counted would tell apart two pages of nearly the same text
_FOR_A_LETTER = 2
_LETTER = re.compile(r"[^\W_]")
# each takes about 2 µs
_MOST_MARKS = 500_000


def passed_over(text: str) -> tuple[Span, ...]:
    """The first stamps of `text`, in most texts all of them: together at most two characters for each letter or digit
    that stands beside the stamps.
    """
    return _outweighed(text, stamps(text))


def passed_over_in_each(texts: Sequence[str], joined: Joined) -> list[tuple[Span, ...]]:
    """The same of each of several texts: no stamp reaches over a line end into the next. joined: all of them."""
    found = _stamps(joined.text, joined.codes)
    starts = joined.starts.tolist()
    bounds = [*(bisect_left(found, (start,)) for start in starts), len(found)]
    return [
        _outweighed(text, tuple([Span(begin - start, end - start) for begin, end in found[first:last]]))
        for text, start, (first, last) in zip(texts, starts, pairwise(bounds), strict=True)
    ]


def stamps(text: str) -> tuple[Span, ...]:
    """Where dates, times, counters and addresses stand in `text`: ascending, disjoint, none of them empty.

    They are looked for at the first `_MOST_MARKS` numbers, more than any article has.
    """
    return tuple([Span(start, end) for start, end in _stamps(text, codes_of(text))])


def _outweighed(text: str, found: tuple[Span, ...]) -> tuple[Span, ...]:
    """As many of the stamps of `text` as its letters beside all stamps allow."""
    sizes = list(accumulate(map(len, found), initial=0))
    starts, ends = (0, *(span.end for span in found)), (*(span.start for span in found), len(text))
    beside = (
        letter
        for start, end in zip(starts, ends, strict=True)
        for letter in _LETTER.finditer(text, start, end)
    )
    said = sum(1 for _ in islice(beside, -(-sizes[-1] // _FOR_A_LETTER)))
    return found[: bisect_right(sizes, _FOR_A_LETTER * said) - 1]


def _stamps(text: str, codes: Codes) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    done = looked = 0
    for mark, begins, follows in marks_of(text, codes, _MOST_MARKS):
        if mark < done:
            continue
        if follows:
            for word in _WORD.finditer(text, max(done, looked, mark - BEFORE), mark + _WORD_SIZE):
                if done <= word.start() <= mark and (stamp := _BY_WORD.match(text, word.start())):
                    done = stamp.end()
                    found.append(stamp.span())
        if begins and done <= mark and (stamp := _BY_NUMBER.match(text, mark)):
            done = stamp.end()
            found.append(stamp.span())
        looked = mark + 1
    return found
