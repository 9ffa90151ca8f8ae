from leitong import analyse, compare
from leitong.presenters.focus import Focus
from leitong.presenters.lit_words import MOST_OF_A_BIT, LitWords, terms_of
from leitong.spans import Span
from leitong.words.segment import segment

TEXT = "图书馆开放，图书馆关闭。The Library opens."


def test_a_word_is_lit_wherever_it_stands():
    places = LitWords(segment(TEXT)).places(["图书馆"])
    assert [span.of(TEXT) for span in places.within(Span(0, len(TEXT)))] == ["图书馆", "图书馆"]


def test_only_what_is_in_sight_is_asked_for():
    places = LitWords(segment(TEXT)).places(["图书馆", "library"])
    assert places.within(Span(6, 9)) == (Span(6, 9),)
    assert places.within(Span(3, 6)) == ()


def test_a_word_that_is_not_there_is_lit_nowhere():
    assert len(LitWords(segment(TEXT)).places(["football", ""])) == 0


def test_the_words_of_a_bit_are_few_and_the_strongest_first():
    a = analyse(
        "The harbour wakes early. Boats leave before the sun, gulls follow them, and nets dry on the wall."
    )
    b = analyse(
        "A mountain village sleeps late. Snow covers roofs, goats stay inside, and bells ring over the valley."
    )
    pair = compare(a, b)
    terms = terms_of(pair, Focus(bit=5))
    pushes = pair.explanation.pushes(5)
    assert 0 < len(terms) <= MOST_OF_A_BIT
    assert terms[0] == pushes[0].term


def test_without_a_bit_no_words_are_meant():
    pair = compare(analyse("one text"), analyse("another text"))
    assert terms_of(pair, Focus(term="text")) == ()
