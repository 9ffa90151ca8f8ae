import unicodedata

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import leitong
from leitong.words.characters import codes_of, text_of
from leitong.words.forms import forms_of, written_out
from leitong.words.normalise import normalise


def nfkc(text):
    return unicodedata.normalize("NFKC", text)


def forms(parts, most_growth=10**6):
    sizes = np.array([len(part) for part in parts])
    lasts = np.cumsum(sizes)
    return forms_of(codes_of("".join(parts)), lasts - sizes, lasts, nfkc, most_growth)


PARTS = st.lists(st.text("ﬁ…e\u0301\u0323ﷺ㌀", min_size=1, max_size=5), min_size=1, max_size=30)


@given(PARTS, st.sampled_from([1, 40]))
def test_each_stretch_becomes_its_own_form_however_many_there_are(parts, times):
    parts *= times
    found = forms(parts)
    assert text_of(found.codes) == "".join(map(nfkc, parts))
    assert found.lengths.tolist() == [len(nfkc(part)) for part in parts]


def test_nothing_grows_where_all_together_would_grow_too_much():
    found = forms(["ﷺ", "ﬁ"], most_growth=10)
    assert found.lengths.tolist() == [1, 1]


@pytest.mark.parametrize(("text", "length"), [("", 0), ("plain", 5), ("ﬁ…", 5), ("ﷺ" * 3, 54)])
def test_the_length_of_a_text_written_out(text, length):
    assert written_out(text) == length == len(nfkc(text))


def test_a_text_that_would_grow_beyond_the_limit_is_refused_at_once():
    with pytest.raises(leitong.LimitExceeded, match="10,000,000"):
        leitong.analyse("ﷺ" * 600_000)


def test_many_stretches_are_normalised_as_few_are():
    assert normalise("ﬁ e\u0301 " * 2000).text == nfkc("ﬁ e\u0301 " * 2000).strip()
