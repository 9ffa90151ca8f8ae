import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.words.disguises import disguise_warnings
from leitong.words.fold import fold, has_markup

PLAIN = "The committee met to review the report. Nobody objected to the café’s “naïve” budget."


def folded(text):
    return fold(text).text


def shown(text):
    form = fold(text)
    return [text[start:end] for start, end in zip(form.starts, form.ends, strict=True)]


@pytest.mark.parametrize(
    "disguise",
    [
        "\u200b".join,
        lambda text: text.replace("o", "о").replace("e", "е").replace("a", "а"),  # Cyrillic
        lambda text: text.replace("report", "re\u00adport").replace(" ", "\u00a0"),
        lambda text: text.replace("é", "e\u0301").replace("ï", "i\u0308"),
        lambda text: text.replace("o", "\u2060o").replace("m", "m\ufe0f"),
        lambda text: "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text),
        lambda text: "\u202e" + text[::-1] + "\u202c",
        str.upper,
        lambda text: text.upper().replace("H", "Η").replace("N", "Ν").replace("T", "Τ"),  # Greek
        lambda text: "\u0336".join(text) + "\u0336",
    ],
    ids=[
        "zero width",
        "look-alikes",
        "soft hyphens",
        "NFD",
        "joiners",
        "full width",
        "override",
        "capitals",
        "Greek capitals",
        "struck out",
    ],
)
def test_a_disguised_text_folds_to_the_plain_one(disguise):
    assert folded(disguise(PLAIN)).replace(". ", ".") == folded(PLAIN).replace(". ", ".")


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("委員會開會審議", "委员会开会审议"),
        ("看著他，著作", "看着他,着作"),
        ("⽂檔比對", "文档比对"),
        ("Straße ΣΑΣ", "strasse σασ"),
        ("İstanbul за\u0301мок", "istanbul замок"),
        ("Ⓩⓔⓝ 🅉", "zen z"),
        ("", ""),
    ],
)
def test_the_folded_form(text, form):
    assert folded(text) == form


@pytest.mark.parametrize("before", ["", "word " * 100, "a & b < c " * 100])
def test_what_is_left_of_markup_is_found_among_few_and_among_many_signs(before):
    for left in ("&amp;", "&#x4e2d;", "<br>", "</P>", "<bR />"):
        assert has_markup(before + left)
        assert has_markup(left + before)
    assert not has_markup(before + "& <b> &a; <brr>")


def test_what_is_left_of_markup_is_read_as_the_page_had_it():
    assert folded("Co&#39;s &quot;plan&quot;<br />and&nbsp;more; 中<br>文 a<b &unknown;") == (
        'co\'s "plan" and more;中文a<b &unknown;'
    )
    assert shown("a&amp;b") == ["a", "&", "b"]


def test_both_letters_of_a_grown_one_stand_for_it():
    assert shown("ßa") == ["ß", "ß", "a"]


def test_russian_and_greek_stay_what_they_are():
    assert folded("Он сказал: cop и сор") == "он сказал: cop и сор"
    assert folded("το νερό is water") == "το νερό is water"


def test_a_word_of_look_alikes_in_a_latin_text_is_latin():
    assert folded("а good сор") == "a good cop"


def test_an_overridden_stretch_has_itself_for_offsets():
    assert shown("a\u202ecb\u202cd") == ["a", "\u202ecb", "\u202ecb", "d"]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("plain text, 中文", ()),
        ("ze\u200bro", ("zero-width characters",)),
        ("wоrd", ("letters of other scripts",)),
        ("so\u00adft", ("soft hyphens",)),
        ("\u202etfel\u202c", ("direction of the text",)),
        ("⽂字", ("full-width letters",)),
        ("wоr\u200bd", ("zero-width characters", "letters of other scripts")),
        ("the'committee'met'on Tuesday", ("in place of spaces",)),
        ("the’committee’met’on’the café", ("in place of spaces",)),
        ("rock'n'roll can't've been o'clock", ()),
        ("h\u0336e\u0336l\u0336l\u0336o", ("struck out",)),
        ("α = 0.05, χ² test, за\u0301мок [ɡaɪd]", ()),
    ],
)
def test_disguises_are_named(text, kinds):
    warnings = disguise_warnings(text)
    assert len(warnings) == len(kinds)
    for warning, kind in zip(warnings, kinds, strict=True):
        assert kind in str(warning)


def test_the_full_width_marks_of_chinese_are_no_disguise():
    assert disguise_warnings("他说：“好！”（笑）１２３") == ()


@given(st.text(alphabet="aß中會か\u3099\u0301ﬁ０，　 \n\u200b\u202e\u202cоα𠮷") | st.text())
def test_offsets_lie_in_the_text_and_never_run_backwards(text):
    form = fold(text)
    starts, ends = form.starts.tolist(), form.ends.tolist()
    assert all(0 <= start < end <= len(text) for start, end in zip(starts, ends, strict=True))
    assert starts == sorted(starts)
    assert ends == sorted(ends)


@given(st.text(alphabet="aB中會 か,.é"))
def test_folding_twice_changes_nothing(text):
    assert folded(folded(text)) == folded(text)
