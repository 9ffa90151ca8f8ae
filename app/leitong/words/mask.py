"""Stamps of a page, such as dates, times, counters and addresses: they differ where the text is the same (S00).

They are to be passed over in near-duplicate hashing: by default on web pages, where they change with each visit, and
not in documents, where a date is a part of what is said.
"""

from __future__ import annotations

import re

from leitong.spans import Span

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
_DATES = (
    # 2023年3月5日（星期三）, 2023年3月, 3月5日; a year alone is what a text says, not when
    rf"(?:(?<!\d)(?:\d{{4}}|\d{{2}})|(?<![〇零一二三四五六七八九])[〇零一二三四五六七八九]{{4}})\s?年\s?"
    rf"(?:\d{{1,2}}|{_TENS})\s?月(?:份|\s?(?:\d{{1,2}}|{_TENS})\s?[日号])?",
    rf"(?:(?<!\d)\d{{1,2}}|(?<![一二三四五六七八九十]){_TENS})\s?月\s?(?:\d{{1,2}}|{_TENS})\s?[日号]",
    # 2023-03-05, 2023/3/5, 2023.3.5 and 5/3/2023
    r"(?<![\w.\-/])(?:19|20)\d\d([\-/.])\d{1,2}\1\d{1,2}(?![\d\-/]|\.\d)",
    r"(?<![\w.\-/])\d{1,2}([\-/.])\d{1,2}\2(?:19|20)\d\d(?![\d\-/]|\.\d)",
    # March 5, 2023, March 5 and March 2023; 5 March 2023 and 5 March
    rf"\b{_ENGLISH_MONTH}\s(?:{_ENGLISH_DAY}(?!\w)(?:,?\s\d{{4}})?|\d{{4}})(?!\w)",
    rf"(?<![\d.,]){_ENGLISH_DAY}\s{_ENGLISH_MONTH}(?!\w)(?:,?\s\d{{4}}(?!\d))?",
    r"(?:星期|周)[一二三四五六日天](?=\s?\d)",
)
_TIMES = (
    # 10:20, 下午 3:05:59, 10:20 pm, T10:20:30Z behind a date
    rf"(?:[凌上中下晚早][晨午上]\s?|(?<=\d)T)?(?<![\d:：.]){_CLOCK}[:：][0-5]\d(?:[:：][0-5]\d(?:\.\d{{1,9}})?)?"
    r"(?![\d:：])(?:\s?[AaPp]\.?[Mm]\b\.?|Z\b|[+\-]\d\d:?\d\d(?!\d))?",
    rf"(?:[凌上中下晚早][晨午上]\s?)?(?<!\d){_CLOCK}\s?[时点]\s?[0-5]?\d\s?分(?:\s?[0-5]?\d\s?秒)?",
    r"(?<![\d.,])\d{1,3}\s?(?:秒|分钟|小时|天)[之以]?前",
    r"(?<![\d.,])\d{1,3}\s(?:second|minute|hour|day)s?\sago\b",
)
_SEEN = "(?:阅读|浏览|点击|访问|播放)"
_COUNTERS = (
    # 1,234次, 1.2万人次浏览, 56 阅读; the third time (第3次) is no count
    rf"(?<!第){_COUNT}\s?(?:人?次|人)?\s?{_SEEN}(?:人?次|次数|人数|量|数)?(?!\w)",
    rf"(?<!第){_COUNT}\s?人?次",
    # 阅读(1234), 浏览量：1,234, 点击 56; but 阅读3本书 counts books
    rf"{_SEEN}(?:次数|人数|量|数)?\s?[:：(（\[]?\s?{_COUNT}\s?(?:人?次)?(?![^\W\d_])[)）\]]?",
    rf"(?i:\b(?:views|reads|hits|clicks)\s?[:(]\s?{_COUNT}k?\)?|{_COUNT}k?\s(?:views?|reads|hits|clicks)\b)",
)
# What any of them can begin with: most places of a text are passed by with this one look
_FIRST = r"(?=[\d〇零一二三四五六七八九十星周凌上中下晚早阅浏点访播JFMASONDTVvRrHhCcWw])"
_STAMP = re.compile(_FIRST + "(?:" + "|".join((_ADDRESS, *_DATES, *_TIMES, *_COUNTERS)) + ")")


def stamps(text: str) -> tuple[Span, ...]:
    """The stretches of `text` to pass over: ascending, disjoint, none of them empty."""
    return tuple(Span(*match.span()) for match in _STAMP.finditer(text))
