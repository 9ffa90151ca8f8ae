import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.compare.passages import passages_of
from leitong.errors import Cancelled
from leitong.words.units import units_of

RNG = random.Random(11)
WORDS = ["".join(RNG.choices("abcdefghiklmnoprstuw", k=RNG.randint(2, 8))) for _ in range(3000)]
HAN = [chr(code) for code in range(0x4E00, 0x4E00 + 2500)]


def english(seed, count):
    return " ".join(random.Random(seed).choices(WORDS, k=count)) + "."


def chinese(seed, count):
    return "".join(random.Random(seed).choices(HAN, k=count)) + "。"


def passages(a, b):
    return passages_of(units_of(a), units_of(b))


def quoted(a, b):
    return [(passage.a.of(a), passage.b.of(b)) for passage in passages(a, b)]


@pytest.mark.parametrize("make", [english, chinese])
def test_a_copied_passage_is_found_letter_for_letter(make):
    copied = make(1, 60)
    a, b = make(2, 400) + copied + make(3, 400), make(4, 200) + copied + make(5, 600)
    (passage,) = passages(a, b)
    assert passage.a.of(a) == passage.b.of(b) == copied.rstrip(".。")
    assert passage.kind == "same"
    assert not passage.moved


@pytest.mark.parametrize("make", [english, chinese])
def test_five_moved_passages_are_all_found(make):
    copied = [make(seed, 80) for seed in range(5)]
    a = "\n".join(make(10 + n, 300) + "\n" + copied[n] for n in range(5))
    b = "\n".join(make(20 + n, 300) + "\n" + copied[m] for n, m in enumerate([3, 1, 4, 0, 2]))
    assert [in_a for in_a, _ in quoted(a, b)] == [text.rstrip(".。") for text in copied]
    assert sum(passage.moved for passage in passages(a, b)) == 3


def test_paragraphs_that_changed_places_are_passages_of_their_own():
    one, two, three = (chinese(seed, 120) for seed in (1, 2, 3))
    found = passages(one + "\n" + two + "\n" + three, two + "\n" + one + "\n" + three)
    assert [passage.kind for passage in found] == ["same"] * len(found)
    assert sum(passage.moved for passage in found) == 1


def test_a_reworded_passage_is_found_as_edited():
    words = english(1, 80).split()
    swapped = [w if n % 9 else "changed" for n, w in enumerate(words)]
    a, b = english(2, 300) + " ".join(words), english(3, 300) + " ".join(swapped)
    (passage,) = passages(a, b)
    assert passage.kind == "edited"
    assert passage.shared >= 0.8 * 80


def test_the_runs_of_a_passage_are_the_same_on_both_sides():
    a = chinese(1, 50) + "旧" + chinese(2, 50)
    b = a.replace("旧", "新的")
    (passage,) = passages(a, b)
    assert [(in_a.of(a), in_b.of(b)) for in_a, in_b in passage.runs] == [
        (a[:50], a[:50]),
        (a[52:102], a[52:102]),
    ]


def test_traditional_characters_match_simplified_ones():
    a, b = "我们在图书馆阅读历史书籍并讨论问题的答案", "前言：我們在圖書館閱讀歷史書籍並討論問題的答案"
    (passage,) = passages(a, b)
    assert passage.b.of(b) == b[3:]


def test_strangers_share_nothing():
    assert passages(english(1, 3000), english(2, 3000)) == ()
    assert passages(chinese(1, 3000), chinese(2, 3000)) == ()


@pytest.mark.parametrize(("a", "b"), [("", ""), ("", "words of one text only"), ("。", "！")])
def test_an_empty_text_shares_nothing(a, b):
    assert passages(a, b) == ()


@pytest.mark.parametrize("text", ["字", "one", "ab cd"])
def test_the_shortest_texts_are_passages_if_they_are_equal(text):
    assert quoted(text, text) == [(text, text)]


def test_one_turn_of_phrase_is_no_passage():
    a = english(1, 400) + " on the other hand it is not " + english(2, 400)
    b = english(3, 400) + " on the other hand it is not " + english(4, 400)
    assert passages(a, b) == ()


def test_a_phrase_repeated_on_and_on_is_followed():
    a, b = (
        "引言甲。" + "重要的事情说三遍。" * 3000 + "结语甲。",
        "开头乙。" + "重要的事情说三遍。" * 2500 + "末尾乙。",
    )
    found = passages(a, b)
    assert sum(len(passage.b) for passage in found) >= 0.9 * len(b)


def test_one_character_a_million_times_is_followed():
    found = passages("啊" * 1_000_000 + "完", "啊" * 900_000)
    assert len(found) == 1
    assert len(found[0].b) >= 899_000


def test_a_passage_copied_twice_is_found_in_both_places():
    copied = chinese(1, 90)
    a, b = copied, chinese(2, 200) + copied + chinese(3, 200) + copied + chinese(4, 200)
    assert [b_side for _, b_side in quoted(a, b)] == [copied.rstrip("。")] * 2


def test_the_work_can_be_stopped():
    def stop():
        raise Cancelled

    with pytest.raises(Cancelled):
        passages_of(units_of("some words here"), units_of("other words there"), stop)


@given(
    st.lists(st.sampled_from([*WORDS[:40], *HAN[:40]]), max_size=150),
    st.lists(st.sampled_from([*WORDS[:40], *HAN[:40]]), max_size=150),
)
def test_every_passage_lies_in_its_text_and_covers_whole_units(one, other):
    a, b = " ".join(one), " ".join(other)
    units_a, units_b = units_of(a), units_of(b)
    for passage in passages_of(units_a, units_b):
        for span, units in ((passage.a, units_a), (passage.b, units_b)):
            assert span.start in units.starts
            assert span.end in units.ends
        assert passage.shared > 0
        for in_a, in_b in passage.runs:
            assert passage.a.start <= in_a.start < in_a.end <= passage.a.end
            assert passage.b.start <= in_b.start < in_b.end <= passage.b.end


@given(st.lists(st.sampled_from(WORDS[:200]), min_size=1, max_size=120))
def test_a_text_is_one_passage_with_itself(words):
    text = " ".join(words)
    (passage,) = passages(text, text)
    assert (passage.a.start, passage.a.end, passage.kind) == (0, len(text), "same")
