import pytest

import leitong
from leitong.documents.document import Document, EncodingOrigin, Format
from leitong.fingerprints.imatch import lexicon_of
from leitong.fingerprints.signatures import (
    IMATCH,
    TIANWANG_1,
    TIANWANG_2,
    TIANWANG_3,
    imatch_of,
    keys_of,
    tianwang_of,
)

TEXT = (
    "市政府周一召开会议讨论横跨大河的新桥建设方案。许多学生步行前往旧学校并在雨中等候班车。新桥建设方案将在下周公布。"
    "主街上的面包师送给学生热面包，学生询问新桥何时动工。市长承诺新桥工程将在冬天第一场雪之前动工，面包师感谢市长。"
)


def keys(analysis):
    return keys_of(tianwang_of(analysis.page, analysis.words), imatch_of(analysis.words))


def page(html):
    size = len(html.encode())
    return leitong.analyse(
        Document("p.html", Format.HTML, html, "utf-8", EncodingOrigin.UTF8, 0, size, f"{size:064x}")
    )


def test_every_method_has_its_keys():
    sizes = {name: {len(key) for key in found} for name, found in keys(leitong.analyse(TEXT)).items()}
    assert sizes == {TIANWANG_1: {16}, TIANWANG_2: {16}, TIANWANG_3: {16}, IMATCH: {20}}


def test_nothing_to_sign_has_no_key():
    assert not any(keys(page("<p></p>")).values())


def test_a_copy_in_other_spaces_shares_all_keys():
    assert keys(leitong.analyse(TEXT)) == keys(leitong.analyse(TEXT.replace("。", "。 ")))


def test_a_template_description_alone_is_shared_by_the_first_algorithm_only():
    head = (
        "<html><head><meta name='description' content='本站提供最新新闻'></head><body><p>{}</p></body></html>"
    )
    one, other = (keys(page(head.format(text))) for text in (TEXT, "天气预报说明天有雨，气温下降五度。" * 6))
    assert [name for name in one if set(one[name]) & set(other[name])] == [TIANWANG_1]


def test_tianwang_looks_at_the_words_that_can_be_keywords():
    signed = tianwang_of(leitong.analyse(TEXT).page, leitong.analyse(TEXT).words)
    assert signed.terms[:2] == ("新桥", "学生")
    assert "的" not in signed.terms
    assert signed.weights[0] == pytest.approx(4 / len(leitong.analyse(TEXT).words))


def test_a_lexicon_of_the_corpus_takes_the_place_of_the_documents_own_frequencies():
    words = leitong.analyse(TEXT).words
    lexicon = lexicon_of({"新桥": 5, "学生": 4, "面包师": 3, "市长": 3, "班车": 2, "的": 30}, 30)
    assert imatch_of(words, lexicon=lexicon).terms == ("学生", "市长", "新桥", "班车", "面包师")
    assert imatch_of(words).terms != imatch_of(words, lexicon=lexicon).terms


def test_traditional_and_simplified_copies_share_all_keys():
    simplified = "我们在图书馆阅读历史书籍。图书馆的历史书籍很多，读者也很多。读者喜欢图书馆，也喜欢历史。"
    traditional = "我們在圖書館閱讀歷史書籍。圖書館的歷史書籍很多，讀者也很多。讀者喜歡圖書館，也喜歡歷史。"
    assert keys(leitong.analyse(simplified)) == keys(leitong.analyse(traditional))
