import pytest
from hypothesis import given
from hypothesis import strategies as st

from leitong.documents.load import document_of
from leitong.fingerprints.shingles import character_shingles, containment, jaccard, shingles_of
from leitong.pages.structure import structure
from leitong.words.normalise import letters
from leitong.words.units import units_of


def of(text, n=3):
    return character_shingles(letters(text), n)


@pytest.mark.parametrize("n", [2, 5, 6])
def test_a_text_of_l_characters_has_l_minus_n_plus_one(worked, n):
    example = worked["shingle_count"]
    found = of(example["inputs"]["text"], n)
    expected = example["expected"][f"N={n}"]
    assert (found.hashes.size if found else 0) == len(expected)
    if found:
        each = [character_shingles(text, n).hashes.item() for text in expected]
        assert found.hashes.tolist() == sorted(each)


def test_the_worked_jaccard(worked):
    example = worked["shingle_jaccard"]
    a, b = (of(example["inputs"][name], 2) for name in "ab")
    assert jaccard(a, b) == example["expected"]["jaccard"] == 0.375
    for made, listed in ((a, example["expected"]["sa"]), (b, example["expected"]["sb"])):
        assert made.hashes.tolist() == sorted(character_shingles(each, 2).hashes.item() for each in listed)


@pytest.mark.parametrize("n", [2, 3, 4, 5, 8, 10, 15, 20])
def test_the_football_paragraphs(worked, n):
    example = worked["football_cosine_simhash"]
    a, b = (of(example["inputs"][f"text_{side}"], n) for side in "ab")
    assert jaccard(a, b) == pytest.approx(example["expected"]["jaccard_char_shingle"][str(n)], abs=1e-9)
    assert containment(b, a) == pytest.approx(example["expected"]["containment_b_in_a"][str(n)], abs=1e-9)


def test_the_hadoop_sentences(worked):
    example = worked["simhash_pypi_hadoop"]
    a, b = (of(example["inputs"][name], 4) for name in ("str0", "str1"))
    expected = example["expected"]["char4_shingles"]
    assert jaccard(a, b) == pytest.approx(expected["jaccard"], abs=1e-9)
    assert (a.hashes.size, b.hashes.size) == (expected["each"], 83)
    assert len({*a.hashes.tolist()} & {*b.hashes.tolist()}) == expected["common"]
    assert len({*a.hashes.tolist()} | {*b.hashes.tolist()}) == expected["union"]


def test_titles_and_bodies_with_titles(worked):
    example = worked["luoyufeng_pair"]
    titles = [example["inputs"][f"title_{i}"] for i in (1, 2)]
    wholes = [title + example["inputs"][f"body_{i}_raw"] for i, title in enumerate(titles, 1)]
    assert jaccard(*(of(title, 2) for title in titles)) == pytest.approx(
        example["expected"]["jaccard titles N=2"]
    )
    for n, expected in zip((2, 5), example["expected"]["jaccard title+body N=2,5"], strict=True):
        assert jaccard(*(of(whole, n) for whole in wholes)) == pytest.approx(expected, abs=1e-9)


@pytest.mark.parametrize("name", ["doubled", "shuffled"])
def test_a_text_twice_and_a_text_shuffled(worked, name):
    inputs, expected = worked["edge_doubled_shuffled"]["inputs"], worked["edge_doubled_shuffled"]["expected"]
    changed = inputs["text"] * 2 if name == "doubled" else "".join(inputs["shuffled_tokens"])
    a, b = of(inputs["text"]), of(changed)
    assert jaccard(a, b) == pytest.approx(expected[name]["J3"], abs=1e-9)
    assert max(containment(a, b), containment(b, a)) == pytest.approx(expected[name]["containment3"])


def test_the_pairs_of_the_verdict_table(worked):
    football, hadoop = worked["football_cosine_simhash"]["inputs"], worked["simhash_pypi_hadoop"]["inputs"]
    luo = worked["luoyufeng_pair"]["inputs"]
    texts = {
        "football": (football["text_a"], football["text_b"]),
        "luoyufeng bodies": (luo["body_1_raw"], luo["body_2_raw"]),
        "hadoop": (hadoop["str0"], hadoop["str1"]),
        "football B against luoyufeng": (football["text_b"], luo["body_1_raw"]),
    }
    for name, pair in texts.items():
        a, b = map(of, pair)
        expected = worked["verdict_table"]["expected"][name]
        assert jaccard(a, b) == pytest.approx(expected["J3"], abs=1e-9)
        assert max(containment(a, b), containment(b, a)) == pytest.approx(expected["containment3"], abs=1e-9)


@pytest.mark.parametrize("other", ["H0_copy", "H2", "H3", "H4", "H5"])
def test_the_bodies_of_the_four_types(worked, other):
    example = worked["four_types"]
    bodies = [
        structure(document_of("a.html", example["inputs"][name].encode(), "a.html")).body
        for name in ("H0", other)
    ]
    a, b = map(of, bodies)
    expected = example["expected"][f"H0,{other}"]
    assert jaccard(a, b) == pytest.approx(expected["jaccard3"], abs=1e-9)
    assert max(containment(a, b), containment(b, a)) == pytest.approx(expected["containment3"], abs=1e-9)


def test_two_texts_too_short_are_not_alike():
    assert of("中国") is None
    assert jaccard(None, None) is None
    assert containment(None, None) is None


def test_a_text_and_none_share_nothing():
    text = of("上海上港")
    assert jaccard(text, None) == jaccard(None, text) == containment(text, None) == 0.0
    assert containment(None, text) is None


def test_shingles_of_different_lengths_are_not_compared():
    with pytest.raises(ValueError, match="2 and 3"):
        jaccard(of("上海上港", 2), of("上海上港", 3))


def test_a_shingle_has_at_least_one_unit():
    with pytest.raises(ValueError, match="not 0"):
        character_shingles("上海", 0)


def test_units_make_shingles_of_words_and_characters():
    assert shingles_of(units_of("the old man saw")).hashes.size == 2
    assert shingles_of(units_of("上海 the man")).hashes.size == 2
    assert shingles_of(units_of("the man")) is None


def test_order_counts():
    assert jaccard(of("abcdef"), of("fedcba")) == 0.0


@given(st.text(alphabet="abc"), st.text(alphabet="abc"), st.integers(1, 4))
def test_they_are_the_sets_of_substrings(one, other, n):
    sets = [{text[i : i + n] for i in range(len(text) - n + 1)} for text in (one, other)]
    a, b = (character_shingles(text, n) for text in (one, other))
    if all(sets):
        assert jaccard(a, b) == pytest.approx(len(sets[0] & sets[1]) / len(sets[0] | sets[1]))
        assert containment(a, b) == pytest.approx(len(sets[0] & sets[1]) / len(sets[0]))
