import random

import pytest

import leitong
from leitong import Kind
from leitong.compare.limits import candidate_distance, strict_distance
from leitong.documents.document import Document, EncodingOrigin, Format

ENGLISH = (
    "The town council met on Monday to talk about the new bridge across the river. "
    "Many children walked to the old school and waited for the bus in the rain. "
    "A baker on the main street gave them warm bread and asked about their lessons. "
    "The mayor promised that the work would begin before the first snow falls in winter. "
    "Engineers from the capital measured the banks and drew careful plans of the pillars. "
    "Fishermen feared that the noise would drive the salmon away from their usual places. "
    "In the end all members agreed to ask the people in a vote during the spring festival."
)
CHINESE = (
    "市政府周一召开会议讨论横跨大河的新桥建设方案。许多学生步行前往旧学校并在雨中等候班车。"
    "主街上的面包师送给他们热面包还询问了功课情况。市长承诺工程将在冬天第一场雪之前正式动工。"
    "来自省城的工程师测量了河岸并仔细绘制了桥墩图纸。渔民担心施工噪音会把鲑鱼从原来的地方赶走。"
    "最后全体委员同意在春节期间举行投票征求居民的意见。"
)


def page(html, source="page.html"):
    size = len(html.encode())
    return leitong.analyse(
        Document(source, Format.HTML, html, "utf-8", EncodingOrigin.UTF8, 0, size, f"{hash(html):064x}"[-64:])
    )


def text(content):
    return leitong.analyse(leitong.pasted(content))


def verdict(a, b):
    return leitong.compare(a, b).verdict


@pytest.mark.parametrize("other", ["H0_copy", "H2", "H3", "H4", "H5"])
def test_the_four_types_and_none(worked, other):
    example = worked["four_types"]
    a, b = page(example["inputs"]["H0"]), page(example["inputs"][other])
    assert verdict(a, b).duplicate_type == example["expected"][f"H0,{other}"]["type"]


def test_spaces_that_a_scanner_put_into_words_change_nothing(worked):
    example = worked["luoyufeng_pair"]["inputs"]
    decided = verdict(text(example["body_1_raw"]), text(example["body_2_raw"]))
    assert (decided.duplicate_type, decided.kind) == (1, Kind.SAME_TEXT)


def test_the_football_paragraphs_are_near_duplicates_of_one_layout(worked):
    example = worked["football_cosine_simhash"]["inputs"]
    decided = verdict(text(example["text_a"]), text(example["text_b"]))
    assert (decided.duplicate_type, decided.kind) == (3, Kind.NEAR)


def test_football_and_a_lonely_heart_are_different(worked):
    football = worked["football_cosine_simhash"]["inputs"]["text_b"]
    lonely = worked["luoyufeng_pair"]["inputs"]["body_1_raw"]
    decided = verdict(text(football), text(lonely))
    assert (decided.duplicate_type, decided.kind) == (0, Kind.DIFFERENT)


def test_a_text_repeated_twice_is_a_near_duplicate(worked):
    once = worked["edge_doubled_shuffled"]["inputs"]["text"]
    assert verdict(text(once), text(once + once)).kind in {Kind.NEAR, Kind.CONTAINED}


def test_the_same_words_in_another_order_are_no_duplicate():
    words = ENGLISH.lower().replace(".", "").split()
    random.Random(4).shuffle(words)
    decided = verdict(text(ENGLISH), text(" ".join(words)))
    assert (decided.duplicate_type, decided.kind) == (0, Kind.SAME_WORDS)


def test_identical_bytes_are_said_to_be_identical():
    decided = verdict(text(ENGLISH), text(ENGLISH))
    assert (decided.duplicate_type, decided.kind) == (1, Kind.IDENTICAL)
    assert "byte for byte" in str(decided.sentence)


def test_traditional_and_simplified_characters_are_the_same_text():
    decided = verdict(text("我們在圖書館閱讀歷史書籍。"), text("我们在图书馆阅读历史书籍。"))
    assert decided.kind is Kind.SAME_TEXT
    assert str(decided.sentence) == "The same text, in part in other characters."


def test_letters_that_pass_for_latin_ones_are_not_called_traditional():
    decided = verdict(text(ENGLISH), text(ENGLISH.replace("e", "\N{CYRILLIC SMALL LETTER IE}")))
    assert decided.kind is Kind.SAME_TEXT
    assert str(decided.sentence) == "The same text, in part in other characters."


def test_pages_without_text_are_not_duplicates_of_each_other():
    a, b = page("<html><body><img src='a.png'></body></html>"), page("<p></p>")
    decided = verdict(a, b)
    assert (decided.duplicate_type, decided.kind) == (0, Kind.NO_TEXT)
    assert "Neither" in str(decided.sentence)


def test_the_document_without_text_is_named():
    empty = page("<p></p>")
    assert "second document has no text" in str(verdict(text(ENGLISH), empty).sentence)
    assert "first document has no text" in str(verdict(empty, text(ENGLISH)).sentence)


def test_an_excerpt_is_contained_and_the_sentence_says_in_which():
    part = ". ".join(ENGLISH.split(". ")[:3]) + "."
    assert verdict(text(part), text(ENGLISH)).kind is Kind.CONTAINED
    assert str(verdict(text(part), text(ENGLISH)).sentence).startswith(
        "The first text is a part of the second"
    )
    assert str(verdict(text(ENGLISH), text(part)).sentence).startswith(
        "The second text is a part of the first"
    )


def test_a_form_filled_in_with_other_numbers_is_one_template():
    form = "关于会议的第{}号通知：本单位决定于{}月{}日上午在{}号会议室召开会议，请{}名代表准时参加并携带有关材料。"
    decided = verdict(text(form.format(12, 3, 15, 401, 36)), text(form.format(57, 9, 28, 206, 94)))
    assert decided.kind is Kind.SAME_TEMPLATE
    assert "“12” and “57”" in str(decided.sentence)


def test_a_copied_half_makes_the_texts_partly_the_same():
    half = ENGLISH[: len(ENGLISH) // 2]
    other = (
        half
        + " Meanwhile seven painters climbed a green mountain with heavy boxes full of colours and brushes. "
    )
    other += (
        "Nobody knew which valley they meant to reach, for their maps were old and partly eaten by mice. " * 2
    )
    assert verdict(text(ENGLISH), text(other)).kind is Kind.PARTIAL


def test_the_sentence_names_removed_sentences_and_a_replaced_word():
    parts = ENGLISH.split(". ")
    edited = ". ".join([*parts[:2], *parts[3:5], parts[6]]).replace("children", "kids")
    said = str(verdict(text(ENGLISH), text(edited)).sentence)
    assert said.startswith("Likely the same article, edited: 2 sentences removed")
    assert "“children” became “kids”" in said


def test_the_sentence_names_a_moved_paragraph():
    paragraphs = [ENGLISH, *(CHINESE[i : i + 88] for i in range(0, 176, 88))]
    a, b = "\n".join(paragraphs), "\n".join([paragraphs[1], paragraphs[2], paragraphs[0]])
    said = str(verdict(text(a), text(b)).sentence)
    assert "moved" in said
    assert "removed" not in said


def test_the_sentence_is_right_for_chinese():
    edited = CHINESE.replace("学生", "孩子").replace("来自省城的工程师测量了河岸并仔细绘制了桥墩图纸。", "")
    said = str(verdict(text(CHINESE), text(edited)).sentence)
    assert "one sentence removed" in said
    assert "“学生” became “孩子”" in said


def test_every_part_of_the_sentence_is_translated():
    edited = CHINESE.replace("学生", "孩子").replace("最后", "终于")
    sentence = verdict(text(CHINESE), text(edited)).sentence
    templates = []
    sentence.render(lambda _context, template: templates.append(template) or template)
    assert "words exchanged in {n} places (“{was}” became “{now}”)" in templates


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (ENGLISH, CHINESE),
        (ENGLISH, ENGLISH[:200]),
        (CHINESE, CHINESE.replace("学生", "孩子")),
        ("one", "two"),
    ],
)
def test_the_verdict_does_not_depend_on_which_text_is_first(a, b):
    there, back = verdict(text(a), text(b)), verdict(text(b), text(a))
    assert (there.duplicate_type, there.kind) == (back.duplicate_type, back.kind)
    assert [(m.name, m.value, m.met) for m in there.methods] == [
        (m.name, m.value, m.met) for m in back.methods
    ]


def test_every_method_gives_its_value_its_limit_and_its_reason():
    methods = verdict(text(ENGLISH), text(ENGLISH.replace("children", "kids"))).methods
    assert [method.name for method in methods] == [
        "exact",
        "simhash-words",
        "simhash-windows",
        "jaccard",
        "containment",
        "cosine",
        "passages",
        "layout",
    ]
    assert all(str(method.reason).endswith(".") for method in methods)
    assert {method.name for method in methods if method.met} >= {
        "jaccard",
        "containment",
        "cosine",
        "passages",
    }


@pytest.mark.parametrize(
    ("words", "strict", "candidate"),
    [(7, None, None), (8, None, 14), (15, 8, 12), (60, 6, 11), (249, 6, 11), (250, 3, 10), (10**6, 3, 10)],
)
def test_shorter_texts_are_allowed_more_bits(words, strict, candidate):
    assert (strict_distance(words), candidate_distance(words)) == (strict, candidate)


def misspelt(content, every):
    letters = list(content)
    for at in range(every // 2, len(letters), every):
        if letters[at].isalpha():
            letters[at] = "x"
    return "".join(letters)


def test_a_text_full_of_typing_errors_is_near():
    decided = verdict(text(ENGLISH), text(misspelt(ENGLISH, 21)))
    assert decided.kind is Kind.NEAR
    assert "spelt otherwise" in str(decided.sentence)


def test_a_text_whose_words_a_scanner_cut_is_near():
    spaced = " ".join(ENGLISH[at : at + 3] for at in range(0, len(ENGLISH), 3)).replace("bridge", "bridqe")
    scanned = spaced.replace("w", "vv", 1)
    decided = verdict(text(ENGLISH), text(scanned))
    assert decided.kind is Kind.NEAR
    assert "scanner" in str(decided.sentence)


def test_runs_of_letters_are_asked_only_where_words_do_not_decide():
    asked = [
        method.name
        for other in (ENGLISH.replace("children", "kids"), CHINESE, misspelt(ENGLISH, 21))
        for method in verdict(text(ENGLISH), text(other)).methods
    ]
    assert asked.count("letters") == 1


def test_an_excerpt_with_a_word_of_its_editor_is_contained():
    part = ". ".join(ENGLISH.split(". ")[:3]) + "... [Read full story]"
    assert verdict(text(part), text(ENGLISH)).kind is Kind.CONTAINED


def test_too_few_words_have_no_other_order():
    comparison = leitong.compare(
        leitong.analyse("A very short text."), leitong.analyse("Another short text here.")
    )
    assert comparison.verdict.kind is not Kind.SAME_WORDS
