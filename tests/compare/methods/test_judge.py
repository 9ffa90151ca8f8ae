import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import leitong
from leitong import Cancelled, Kind
from leitong.compare.limits import Limits
from leitong.compare.methods.choices import USUAL_CHOICES, Choices
from leitong.compare.methods.judge import Judge, judge
from leitong.compare.rules import Rules
from leitong.documents.document import Document, EncodingOrigin, Format
from leitong.spans import Span

NAMES = (
    "exact",
    "tianwang-1",
    "tianwang-2",
    "tianwang-3",
    "tianwang-4",
    "tianwang-5",
    "imatch",
    "jaccard",
    "containment",
    "winnowing",
    "novelty",
    "simhash-words",
    "simhash-windows",
    "cosine-tf",
    "cosine-tfidf",
    "cosine-levels",
    "scam-a-in-b",
    "scam-b-in-a",
    "passages",
    "layout",
)
TEXT = (
    "市政府周一召开会议讨论横跨大河的新桥建设方案。许多学生步行前往旧学校并在雨中等候班车。新桥建设方案将在下周公布。"
    "主街上的面包师送给学生热面包，学生询问新桥何时动工。市长承诺新桥工程将在冬天第一场雪之前动工，面包师感谢市长。"
    "来自省城的工程师测量了河岸并仔细绘制了桥墩图纸。渔民担心施工噪音会把鲑鱼从原来的地方赶走。"
)
EDITED = TEXT.replace("学生", "孩子").replace("测量了河岸", "看了看河岸")
OTHER = (
    "天气预报说明天有雨，气温下降五度，请市民注意保暖，出行带伞。周末天气转晴，适合郊游。气象台提醒山区居民防范滑坡，"
    "并建议司机减速慢行。下周冷空气还将南下，北方部分地区会出现小雪，农民应及时收割晚稻。"
)


def methods_of(a, b, choices=USUAL_CHOICES, **options):
    a, b = (
        one if isinstance(one, leitong.Analysis) else leitong.analyse(leitong.pasted(one)) for one in (a, b)
    )
    return judge(leitong.compare(a, b), choices, **options)


def page(html, source="page.html"):
    size = len(html.encode())
    return leitong.analyse(
        Document(source, Format.HTML, html, "utf-8", EncodingOrigin.UTF8, 0, size, f"{hash(html):064x}"[-64:])
    )


def saying(methods, met):
    return {answer.name for answer in methods.answers if answer.met is met}


def test_every_method_answers_in_one_order():
    assert (
        tuple(answer.name for answer in methods_of(TEXT, EDITED).answers if answer.name != "letters") == NAMES
    )


def test_a_text_is_a_duplicate_of_itself_to_every_method():
    methods = methods_of(TEXT, TEXT)
    assert saying(methods, False) == set()
    assert "All 20 methods" in str(methods.agreement)
    assert methods.why == ()


def test_strangers_are_duplicates_to_no_method_but_the_layout():
    methods = methods_of(TEXT, OTHER)
    assert saying(methods, True) == {"layout"}
    assert str(methods.agreement).startswith("One of the 20 methods")
    assert [str(why)[:26] for why in methods.why] == ["An equal layout or descrip"]


def test_an_edited_copy_escapes_the_signatures_and_the_reason_is_told():
    methods = methods_of(TEXT, EDITED)
    assert {"jaccard", "containment", "winnowing", "passages", "novelty"} <= saying(methods, True)
    assert {"exact", "tianwang-2", "tianwang-3", "tianwang-4", "tianwang-5", "imatch"} <= saying(
        methods, False
    )
    assert any("Signatures are equal or not" in str(why) for why in methods.why)
    assert "methods call it a duplicate" in str(methods.agreement)


def test_the_same_words_in_another_order_part_the_counters_from_the_readers():
    words = leitong.analyse(TEXT).words.terms
    methods = methods_of(TEXT, " ".join(sorted(words)))
    assert {"cosine-tf", "cosine-tfidf", "tianwang-3", "scam-a-in-b"} <= saying(methods, True)
    assert {"jaccard", "winnowing", "passages"} <= saying(methods, False)
    assert any("do not see their order" in str(why) for why in methods.why)
    assert any("propose pairs and have no vote" in str(why) for why in methods.why)


def test_a_yes_of_tianwang_or_imatch_alone_makes_no_duplicate():
    words = leitong.analyse(TEXT).words.terms
    methods = methods_of(TEXT, " ".join(sorted(words)))
    assert {"tianwang-3", "tianwang-5"} <= saying(methods, True)
    assert methods.verdict.duplicate_type == 0
    assert not any(
        answer.decides for answer in methods.answers if answer.name.startswith(("tianwang", "imatch"))
    )


def test_no_word_on_votes_is_lost_where_the_verdict_agrees():
    assert not any("have no vote" in str(why) for why in methods_of(TEXT, TEXT).why)


def test_a_text_and_its_double_are_alike_to_the_cosine_and_not_to_scam(worked):
    once = worked["edge_doubled_shuffled"]["inputs"]["text"]
    methods = methods_of(once, once + once)
    assert "cosine-tf" in saying(methods, True)
    assert methods.answer("scam-a-in-b").value == methods.answer("scam-b-in-a").value == 0
    assert any("the same text twice" in str(why) for why in methods.why)
    assert {"tianwang-2", "tianwang-4", "imatch"} <= saying(methods, True)
    wider = methods_of(once, once + once, Choices(epsilon=2.51))
    assert wider.answer("scam-a-in-b").met


@pytest.mark.parametrize("text", ["", "。。。", "<p></p>"])
def test_no_text_is_no_duplicate_to_any_method(text):
    methods = methods_of(
        page(f"<body>{text if text != '<p></p>' else ''}</body>"), page("<body><p></p></body>")
    )
    assert saying(methods, True) <= {"layout"}
    assert methods.verdict.kind is Kind.NO_TEXT


def test_what_is_struck_counts_for_no_method():
    rules = Rules(struck_a=(Span(0, len(TEXT)),))
    methods = judge(leitong.compare(leitong.analyse(TEXT), leitong.analyse(EDITED), rules=rules))
    runs = ("exact", "jaccard", "containment", "winnowing", "novelty", "passages")
    assert [methods.answer(name).met for name in runs] == [None] * len(runs)


def test_one_word_is_too_little_for_most():
    methods = methods_of("亚冠", "亚冠")
    silent = saying(methods, None)
    assert {"jaccard", "containment", "winnowing", "novelty", "scam-a-in-b", "scam-b-in-a"} <= silent
    assert "can't judge it" in str(methods.agreement) or "can judge" in str(methods.agreement)
    assert "weak signature" in str(methods.answer("imatch").reason)


def test_a_template_description_alone_decides_nothing():
    html = (
        "<html><head><meta name='description' content='本站提供最新新闻'></head><body><p>{}</p></body></html>"
    )
    methods = methods_of(page(html.format(TEXT)), page(html.format(OTHER)))
    assert methods.answer("tianwang-1").met
    assert not methods.answer("tianwang-1").decides
    assert methods.verdict.kind is Kind.DIFFERENT


def test_the_verdict_by_default_limits_is_the_comparisons():
    comparison = leitong.compare(leitong.analyse(TEXT), leitong.analyse(EDITED))
    assert judge(comparison).verdict is comparison.verdict


def test_the_verdict_follows_the_limits():
    usual = methods_of(TEXT, EDITED)
    assert usual.verdict.kind is Kind.NEAR
    strict = methods_of(TEXT, EDITED, Choices(limits=Limits(jaccard_near=0.99, cosine_near=0.999, bits=0)))
    assert strict.verdict.kind is Kind.PARTIAL
    assert not strict.answer("jaccard").met
    assert strict.answer("jaccard").limit == 0.99


def test_longer_shingles_share_less_and_the_verdict_follows():
    methods = [methods_of(TEXT, EDITED, Choices(shingle=n)) for n in (1, 3, 8, 40)]
    values = [each.answer("jaccard").value for each in methods]
    assert values == sorted(values, reverse=True)
    assert [each.verdict.kind for each in methods[:2]] == [Kind.NEAR, Kind.NEAR]
    assert methods[3].verdict.kind is not Kind.NEAR
    assert "runs of 40 words" in str(methods[3].answer("jaccard").reason)


def test_a_random_lexicon_may_lack_the_one_word_that_differs(worked):
    texts = worked["simhash_pypi_hadoop"]["inputs"]
    methods = methods_of(texts["str0"], texts["str1"])
    assert (methods.verdict.kind, methods.verdict.duplicate_type) == (Kind.NEAR, 3)
    assert "random lexicons" in str(methods.answer("imatch").reason)
    assert any("a random lexicon lacks them" in str(why) for why in methods.why)


def test_traditional_and_simplified_characters_are_the_same_to_all_but_the_package():
    simplified = "我们在图书馆阅读历史书籍。图书馆的历史书籍很多，读者也很多。读者喜欢图书馆，也喜欢历史。"
    traditional = "我們在圖書館閱讀歷史書籍。圖書館的歷史書籍很多，讀者也很多。讀者喜歡圖書館，也喜歡歷史。"
    assert saying(methods_of(simplified, traditional), False) == {"simhash-windows"}


def test_every_disagreement_has_a_reason():
    texts = (TEXT, EDITED, OTHER, TEXT[:60], TEXT + OTHER, TEXT + TEXT, TEXT[60:] + TEXT[:60])
    for one in texts:
        for other in texts:
            methods = methods_of(one, other)
            disagree = bool(saying(methods, True)) and bool(saying(methods, False))
            assert bool(methods.why) is disagree


def test_few_keywords_match_too_much():
    one, ten = (methods_of(TEXT, EDITED, Choices(terms=n)) for n in (1, 10))
    assert {"tianwang-2", "tianwang-3"} <= saying(one, True)
    assert not {"tianwang-2", "tianwang-3"} & saying(ten, True)


@pytest.mark.parametrize("name", ["simhash-words", "simhash-windows"])
@pytest.mark.parametrize("width", [6, 16, 32, 64, 128])
def test_a_fingerprint_of_any_width(name, width):
    answer = methods_of(TEXT, EDITED, Choices(width=width)).answer(name)
    assert 0 <= answer.value <= width
    assert f"of {width} bits" in str(answer.reason)


@pytest.mark.parametrize("method", ["simhash-words", "simhash-windows"])
@pytest.mark.parametrize("name", ["h64", "gb13", "char16", "enumerated"])
def test_a_fingerprint_by_any_hash(method, name):
    assert methods_of(TEXT, TEXT + "。", Choices(hash=name)).answer(method).value == 0


@pytest.mark.parametrize("choices", [Choices(tie="ge"), Choices(hash="char16"), Choices(width=16)])
def test_hash_width_and_tie_are_those_of_all_that_is_shown_of_the_windows(choices):
    """Two windows that differ vote evenly on every bit on which their hashes do."""
    answer = methods_of("天地玄黄宇", "天地玄黄洪", choices).answer("simhash-windows")
    usual = methods_of("天地玄黄宇", "天地玄黄洪").answer("simhash-windows")
    shown, usually_shown = (each.inputs[0].rows[0] for each in (answer, usual))
    assert shown != usually_shown
    digits = choices.width // 4
    assert [len(code) for code in shown[1:]] == [digits, digits]
    apart = (int(shown[1], 16) ^ int(shown[2], 16)).bit_count()
    assert answer.value == apart


@pytest.mark.parametrize("choices", [Choices(), Choices(tie="ge"), Choices(hash="gb13")])
def test_the_verdict_sees_the_windows_as_they_are_shown(choices):
    """Two windows in one text, so that votes are even, and other windows in the other."""
    methods = methods_of("天地玄黄宇", "天地玄黄", choices)
    (opinion,) = (each for each in methods.verdict.methods if each.name == "simhash-windows")
    assert opinion.value == methods.answer("simhash-windows").value


def test_the_keywords_are_shown_in_both_orders():
    methods = methods_of(TEXT, EDITED)
    by_weight, by_code_point = (methods.answer(f"tianwang-{n}").inputs[0] for n in (2, 3))
    assert [len(each.rows) for each in (by_weight, by_code_point)] == [10, 10]
    assert sorted(row[1] for row in by_weight.rows) == [row[1] for row in by_code_point.rows]
    assert by_weight.rows[0] == (1, "新桥", "新桥")


def test_another_order_of_the_words_is_not_called_other_words():
    twice = "新桥工程很大。新桥工程在河上。大河很宽。大河两岸都是树林。"
    methods = methods_of(twice + "新桥。", twice + "大河。")
    assert methods.answer("tianwang-3").met
    assert not methods.answer("tianwang-2").met
    assert "in the same order" in str(methods.answer("tianwang-4").reason)
    assert any("put them in another order" in str(why) for why in methods.why)


def test_shared_runs_are_shown_as_they_are_written():
    shared, only_a, only_b = methods_of(TEXT, EDITED).answer("jaccard").inputs
    assert shared.rows[0] == ("市政府",)
    assert all(row[0] in TEXT.replace("。", "") or "。" in row[0] for row in only_a.rows)
    assert any("孩子" in row[0] for row in only_b.rows)


def test_the_digests_of_the_exact_signature_show_the_avalanche():
    table = methods_of(TEXT, EDITED).answer("exact").inputs[0]
    assert 40 <= table.rows[0][3] <= 88


def test_the_bits_that_may_differ_are_told_for_every_length():
    table = methods_of(TEXT, EDITED).answer("simhash-words").inputs[-1]
    assert table.rows == ((250, 3, 10), (60, 6, 11), (15, 8, 12), (8, None, 14))
    narrow = methods_of(TEXT, EDITED, Choices(width=16)).answer("simhash-words").inputs[-1]
    assert narrow.rows[0] == (250, 1, 2)


def test_how_likely_a_method_misses_what_differs_is_told():
    methods = methods_of(TEXT, EDITED)
    within = methods.answer("simhash-words").inputs[1].rows[-1]
    assert str(within[0]) == "chance that texts of this cosine differ in at most 11 bits"
    assert 1 <= int(within[1].strip("≈ %")) <= 99
    signatures = methods.answer("imatch").inputs[1]
    assert str(signatures.title).startswith("Signatures by lexicon; of ")


def test_a_text_within_its_double_is_no_more_than_whole_to_scam():
    answer = methods_of(TEXT, TEXT + TEXT, Choices(epsilon=2.51)).answer("scam-a-in-b")
    assert answer.value == 1


def test_marks_alone_say_nothing_to_any_method():
    methods = methods_of("。。！!!", "。。！!! ，")
    assert {(answer.value, answer.met) for answer in methods.answers} == {(None, None)}
    assert "No method can judge" in str(methods.agreement)


def test_lexicons_that_agree_are_counted_out_of_all():
    answer = methods_of(TEXT, TEXT).answer("imatch")
    assert answer.out_of == 11
    assert 9 <= answer.value <= 11  # one that leaves fewer than five words says nothing


def test_it_can_be_stopped():
    with pytest.raises(Cancelled):
        methods_of(TEXT, EDITED, cancelled=lambda: True)


@pytest.mark.parametrize(
    "wrong",
    [{"terms": 0}, {"terms": 51}, {"epsilon": 1.0}, {"hash": "sha"}, {"width": 7}, {"distance": -0.1}],
)
def test_choices_have_their_ranges(wrong):
    with pytest.raises(ValueError, match=next(iter(wrong))):
        Choices(**wrong)


def test_limits_have_their_ranges():
    with pytest.raises(ValueError, match="jaccard_near"):
        Choices(limits=Limits(jaccard_near=1.5))


TEXTS = st.text("甲乙丙丁ab 。，\n", max_size=80).map("一{}".format)


@settings(max_examples=30, deadline=None)
@given(TEXTS, TEXTS)
def test_answers_do_not_know_which_text_is_first(a, b):
    one = methods_of(a, b)
    other = methods_of(b, a)
    for answer in one.answers:
        if answer.name not in ("scam-a-in-b", "scam-b-in-a", "novelty"):
            assert other.answer(answer.name).value == pytest.approx(answer.value)
            assert other.answer(answer.name).met is answer.met


def test_what_other_choices_do_not_touch_is_not_asked_again():
    judging = Judge(leitong.compare(leitong.analyse(TEXT), leitong.analyse(EDITED)))
    first, second = judging.says(), judging.says(Choices(terms=5))
    assert second.answer("tianwang-2") != first.answer("tianwang-2")
    for name in ("jaccard", "winnowing", "simhash-words", "scam-a-in-b"):
        assert second.answer(name) is first.answer(name)


CHOICES = (
    Choices(terms=4),
    Choices(shingle=2),
    Choices(width=16, tie="ge"),
    Choices(hash="gb13"),
    Choices(epsilon=3.0, vocabulary=0.4),
    Choices(limits=Limits(jaccard_near=0.9, cosine_near=0.99, containment_partial=0.9, bits=2)),
    USUAL_CHOICES,
)


def test_asked_again_it_says_what_it_would_say_at_first():
    comparison = leitong.compare(leitong.analyse(TEXT), leitong.analyse(EDITED))
    judging = Judge(comparison)
    for choices in CHOICES:
        again, fresh = judging.says(choices), judge(comparison, choices)
        assert again.answers == fresh.answers
        assert (again.verdict.kind, again.agreement) == (fresh.verdict.kind, fresh.agreement)


@pytest.mark.parametrize("width", [64, 16])
def test_what_a_fingerprint_may_miss_is_told_at_the_width_that_was_chosen(width):
    strict = Choices(width=width, limits=Limits(bits=0))
    whys = [str(why) for why in methods_of(TEXT, EDITED, strict).why]
    assert any(f"two fingerprints of {width} bits differ in about" in why for why in whys)


def test_a_limit_for_near_texts_goes_before_a_part_in_another_order():
    whole = TEXT + OTHER
    stretches = [TEXT[at : at + 14] for at in range(0, len(TEXT), 14)]
    part = "".join(reversed(stretches))
    found = methods_of(part, whole)
    jaccard = leitong.compare(*map(leitong.analyse, map(leitong.pasted, (part, whole)))).measures.jaccard
    assert 0.3 < jaccard < 0.5
    assert found.verdict.kind is Kind.CONTAINED
    assert methods_of(part, whole, Choices(limits=Limits(jaccard_near=0.3))).verdict.kind is Kind.NEAR


def test_the_sums_of_the_votes_are_shown_from_the_highest_bit_on():
    """S10: a bit is 1 where its sum is above 0; a word's own bits say what it adds and what it takes off."""
    answer = methods_of(TEXT, EDITED, Choices(width=6)).answer("simhash-words")
    prints, words, sums = answer.inputs[0], answer.inputs[2], answer.inputs[3]
    for column in (1, 2):
        of_bits = [row[column] for row in sums.rows]
        assert "".join("1" if one > 0 else "0" for one in of_bits) == prints.rows[0][column]
        added = [0] * 6
        for _, *weights, code in words.rows:
            for bit, sign in enumerate(code):
                added[bit] += (weights[column - 1] or 0) * (1 if sign == "1" else -1)
        assert added == of_bits


def test_a_words_own_bits_are_written_in_hexadecimal_digits_where_they_are_many():
    """The bits of a text of one word are those of the word."""
    answer = methods_of("图书馆", "图书馆", Choices(width=64)).answer("simhash-words")
    prints, words = answer.inputs[0], answer.inputs[2]
    assert [row[-1] for row in words.rows] == [prints.rows[0][1]]


@pytest.mark.parametrize("name", ["tianwang-1", "tianwang-2", "tianwang-3"])
def test_the_digests_that_a_library_looks_up_are_equal_where_the_algorithm_says_yes(name):
    same, other = (methods_of(TEXT, text).answer(name) for text in (TEXT, EDITED))
    for answer, equal in ((same, True), (other, False)):
        ((a, b),) = answer.inputs[1].rows
        assert [len(a), len(b)] == [32, 32]
        assert (a == b) is equal is bool(answer.met)
