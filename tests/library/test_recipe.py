"""A print says by which recipe it was made. Whoever changes what is made must raise the recipe."""

import json
from hashlib import sha256

from leitong.analysis import analyse
from leitong.documents.load import document_of
from leitong.library.prints import RECIPE, print_of

TEXT = (
    "臨江市圖書館今天宣布，从九月一日起，主馆每天的开放时间延長到晚上十點，周末和节假日也不例外。"
    "The library isn't closed on Mondays: 1,300 readers came, Café ｆｕｌｌ width, 3.14 km away. "
    "志愿者报名从本周五开始，首批志愿者将在８月下旬接受三天培训，卡拉OK大赛同时举行。"
)
PAGE = (
    "<html lang=zh><head><title>开放时间 - 临江市图书馆</title></head><body><ul><li><a href=/>首页</a><li>"
    f"<a href=/n>新闻</a></ul><h1>开放时间延长</h1><p>2023-03-05 10:20 浏览（1,234）</p>"
    f"<p>{TEXT}</p><p>{TEXT[:80]}</p><p>版权所有</p></body></html>"
)
# The recipe and what it makes. A new recipe gets a new digest; the same recipe never does
MADE = (
    "words/tfidf-capped/md5-64/1/sketch/6",
    "779411a198aad2a946703231193ef3f389ea4a1a7db455dbaac4814ddb27a028",
)


def digest_of_prints():
    made = sha256()
    for name, content in (("a.txt", TEXT), ("a.html", PAGE), ("a.md", f"# 开放\n\n{TEXT}")):
        one = print_of(analyse(document_of(name, content.encode(), name)))
        facts = (
            one.format,
            one.encoding,
            one.title,
            one.language,
            one.letters,
            one.simhash,
            one.sketch.content,
            one.sketch.stamps.hex(),
        )
        made.update(repr(facts).encode())
        made.update(repr([term for term, _ in json.loads(one.keywords)]).encode())
        for part in (one.sketch.units, one.sketch.sample, one.sketch.letters):
            made.update(part.astype("<u8").tobytes())
    return made.hexdigest()


def test_prints_change_only_with_their_recipe():
    assert (RECIPE, digest_of_prints()) == MADE, "raise the last number of RECIPE, and write both down here"
