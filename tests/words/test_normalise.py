import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from leitong.words.normalise import letters, norm, normalise

# Characters that meet each other in every awkward way: composing marks, jamo, ligatures, spaces of all kinds
AWKWARD = st.text(
    alphabet="ae中か゛\u3099\u0301\u0323ﬁﷺ´½ﾞｶ\u1112\u1161\u11ab한Ａ，　 \n\t\u200b\u00ad\ufeff\u2028ß⼈𠮷"
)

# Code points that Unicode has given away: places that are free today get their kind from a later Python
ASSIGNED = st.text(alphabet=st.characters(exclude_categories=["Cn", "Cs"]))


def shown(text):
    """What each character of the normal form stands for in the shown text."""
    form = normalise(text)
    return [text[start:end] for start, end in zip(form.starts, form.ends, strict=True)]


def test_the_worked_examples(worked):
    example = worked["norm_cjk_space"]
    forms = {name: norm(text) for name, text in example["inputs"].items()}
    assert forms == example["expected"]["norm"]


def test_two_scans_of_one_body_are_equal_once_normalised(worked):
    example = worked["luoyufeng_pair"]
    one, other = (norm(example["inputs"][f"body_{i}_raw"]) for i in (1, 2))
    assert one == other
    assert len(one) == example["expected"]["normalised length"]
    assert len(letters(one)) == example["expected"]["letters length"]


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("", ""),
        (" \n\t ", ""),
        ("a  b\r\n c", "a b c"),
        ("中 文", "中文"),
        ("a 中", "a中"),
        ("12 34", "12 34"),
        ("한국어 텍스트", "한국어 텍스트"),
        ("Ｈｉ　ｔｈｅｒｅ", "Hi there"),
        ("ﬁne ﬂow", "fine flow"),
        ("cafe\u0301", "café"),
        ("ｶﾞｽ", "ガス"),
        ("\u1112\u1161\u11ab", "한"),
        ("⼈民", "人民"),
        ("zero\u200bwidth\ufeff so\u00adft", "zerowidth soft"),
    ],
)
def test_the_normal_form(text, form):
    assert norm(text) == form


def test_a_ligature_stands_for_both_of_its_letters():
    assert shown("aﬁn") == ["a", "ﬁ", "ﬁ", "n"]


def test_a_composed_letter_stands_for_letter_and_mark():
    assert shown("cafe\u0301s") == ["c", "a", "f", "e\u0301", "s"]


def test_one_space_stands_for_the_whole_run():
    assert shown("a \n b") == ["a", " \n ", "b"]


def test_what_is_dropped_is_passed_over():
    assert shown("\u200bT\u200bo") == ["T", "o"]


def test_letters_are_letters_and_numbers_in_lower_case():
    assert letters("Straße 3-0, ＦＣ 【Ⅳ】 cafe\u0301!") == "strasse30fcivcafé"


def test_a_flood_of_marks_on_one_letter_is_normalised_in_no_time():
    assert norm("a" + "\u0323\u0301" * 100_000).startswith("\u1ea1")


def test_a_text_of_ligatures_grows_only_so_far():
    assert len(norm("ﷺ" * 200_000)) == 18 * 200_000
    assert len(norm("ﷺ" * 400_000)) == 400_000


@given(AWKWARD | ASSIGNED)
@example("\u0301\u3099 a")
def test_the_normal_form_of_a_normal_form_is_itself(text):
    assert norm(norm(text)) == norm(text)


@given(AWKWARD | ASSIGNED)
def test_without_spaces_and_invisible_characters_it_is_nfkc(text):
    invisible = "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad"
    plain = unicodedata.normalize("NFKC", "".join(c for c in text if c not in invisible))
    assert "".join(norm(text).split()) == "".join(plain.split())


@given(AWKWARD | ASSIGNED)
def test_letters_are_those_of_the_folded_normal_form(text):
    assert letters(text) == "".join(c for c in norm(text).casefold() if unicodedata.category(c)[0] in "LN")


@given(AWKWARD | ASSIGNED)
def test_offsets_lie_in_the_text_and_never_run_backwards(text):
    form = normalise(text)
    starts, ends = form.starts.tolist(), form.ends.tolist()
    assert all(0 <= start < end <= len(text) for start, end in zip(starts, ends, strict=True))
    assert starts == sorted(starts)
    assert ends == sorted(ends)


@given(AWKWARD)
def test_each_stretch_alone_has_the_character_it_stands_for_in_its_form(text):
    form = normalise(text)
    for character, part in zip(form.text, shown(text), strict=True):
        if character != " ":
            visible = "".join(c for c in part if unicodedata.category(c) != "Cf")
            assert character in unicodedata.normalize("NFKC", visible)
