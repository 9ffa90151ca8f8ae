"""The methods on the lectures' own texts, by the words that the specification gives (S06, Part 8)."""

from collections import Counter

import pytest

from leitong.compare.measures import cosine
from leitong.compare.scam import scam
from leitong.fingerprints.imatch import document_terms, signature
from leitong.fingerprints.prints import Recipe
from leitong.fingerprints.simhash import simhash
from leitong.fingerprints.tianwang import agreeing, relative, tianwang, weight_distance
from leitong.words.normalise import letters

PAIRS = ("football", "luoyufeng bodies", "hadoop", "football B against luoyufeng")


@pytest.fixture
def tokens(worked):
    """(words of A, words of B, text of A, text of B) by the name of the pair."""
    football = worked["football_cosine_simhash"]["inputs"]
    table = worked["verdict_table"]["inputs"]
    luo = worked["luoyufeng_pair"]["inputs"]
    hadoop = worked["simhash_pypi_hadoop"]["inputs"]
    return {
        "football": (football["tokens_a"], football["tokens_b"], football["text_a"], football["text_b"]),
        "luoyufeng bodies": (*table["tokens_luo"], luo["body_1_raw"], luo["body_2_raw"]),
        "hadoop": (*table["tokens_hadoop"], hadoop["str0"], hadoop["str1"]),
        "football B against luoyufeng": (
            football["tokens_b"],
            table["tokens_luo"][0],
            football["text_b"],
            luo["body_1_raw"],
        ),
    }


def algorithms(a, b, text_a="", text_b=""):
    pages = [tianwang(relative(Counter(words)), body=text) for words, text in ((a, text_a), (b, text_b))]
    met = agreeing(*pages)
    return [str(number) for number, yes in enumerate(met, 1) if yes], weight_distance(
        *(page.weight_of for page in pages)
    )


@pytest.mark.parametrize("name", PAIRS)
def test_each_method_on_each_pair(worked, tokens, name):
    a, b, text_a, text_b = tokens[name]
    expected = worked["verdict_table"]["expected"][name]
    found, apart = algorithms(a, b, text_a, text_b)
    assert found == expected["tianwang"]
    assert apart == pytest.approx(expected["D"], abs=1e-9)
    signatures = [signature(document_terms(Counter(words))) for words in (a, b)]
    assert (signatures[0] == signatures[1]) is expected["imatch_doc"]
    shares = scam(Counter(a), Counter(b))
    assert min(1, max(shares.a_in_b, shares.b_in_a)) == pytest.approx(expected["scam"], abs=1e-9)
    assert cosine(Counter(a), Counter(b)) == pytest.approx(expected["cosine"], abs=1e-9)
    one, other = (simhash(Counter(words), Recipe("words", "tf")) for words in (a, b))
    assert (one.value ^ other.value).bit_count() == expected["simhash_words"]
    assert (letters(text_a) == letters(text_b)) is expected["exact"]


@pytest.mark.parametrize("name", ["doubled", "shuffled"])
def test_a_text_twice_and_a_text_shuffled(worked, name):
    example = worked["edge_doubled_shuffled"]
    words, expected = example["inputs"]["tokens"], example["expected"][name]
    changed = words * 2 if name == "doubled" else example["inputs"]["shuffled_tokens"]
    found, apart = algorithms(words, changed, "一", "二")
    assert found == expected["tianwang"]
    assert apart == pytest.approx(expected["D"], abs=1e-9)
    one, other = (signature(document_terms(Counter(each))) for each in (words, changed))
    assert (one == other) is expected["imatch_doc"]
    shares = scam(Counter(words), Counter(changed))
    assert min(1, max(shares.a_in_b, shares.b_in_a)) == expected["scam"]


def test_raw_counts_would_set_a_text_and_its_double_apart(worked):
    words = worked["edge_doubled_shuffled"]["inputs"]["tokens"]
    apart = weight_distance(*(tianwang(Counter(each)).weight_of for each in (words, words * 2)))
    assert apart == pytest.approx(worked["edge_doubled_shuffled"]["expected"]["doubled"]["D_raw_counts"])
