import pytest

from leitong.analysis import analyse
from leitong.compare.compare import compare
from leitong.documents.load import document_of
from leitong.presenters.focus import SharedFocus
from leitong.presenters.why.notes import notes
from leitong.presenters.words.presenter import WordsPresenter
from leitong.presenters.words.run import CUTS, cut_text, tries_of
from leitong.presenters.words.sentences import (
    about_ambiguous,
    about_place,
    about_stamp,
    cut_short,
    new_words_sentence,
    own_words_sentence,
    passed_over,
    trie_sentence,
)
from leitong.presenters.words.state import MOST_CHARACTERS, MOST_NODES
from leitong.presenters.words.trie_picture import picture_of
from leitong.spans import Span
from leitong.words.methods import Method
from leitong.words.own_words import OwnWords

SHARED = "下雨的星期六，图书馆的大厅里坐满了看书的孩子，管理员把新到的画册一本一本放在窗台上。"
A = f"她从小学毕业。人才能做好这件事，图书馆里有许多人在看书。{SHARED}"
B = f"{SHARED}她从小学毕业，后来去了别的城市，罗玉凤说。"


class View:
    """Remembers what it was told to show."""

    def __init__(self):
        self.states = []

    def show_state(self, state):
        self.states.append(state)


class Screen:
    """A presenter whose questions are answered at once by the engine, as the working process would."""

    def __init__(self, answering=True):
        self.view, self.focus, self.own = View(), SharedFocus(), OwnWords()
        self.asked = []
        self.presenter = WordsPresenter(self.view, self.focus)
        self.answering = answering
        self.presenter.ask_through(self._cut, self._tries, self.own)

    def _cut(self, text, own):
        self.asked.append(text)
        if self.answering:
            self.presenter.on_cut(cut_text(text, own))

    def _tries(self, text, own):
        self.presenter.on_tries(tries_of(text, own))

    @property
    def state(self):
        return self.presenter.state


@pytest.fixture(scope="module")
def pair():
    return compare(analyse(A), analyse(B))


@pytest.fixture
def screen(pair):
    made = Screen()
    made.presenter.compare(pair)
    return made


def chosen(screen):
    return screen.state.cut.ambiguous[screen.state.chosen].span.of(screen.state.cut.text)


def test_the_text_of_a_is_cut_by_every_method(screen):
    assert screen.state.cut.text == A
    assert tuple(screen.state.cut.begins) == CUTS
    cuts = screen.state.cut.begins
    assert [bool(cuts[method][2]) for method in (Method.MM, Method.RMM)] == [
        False,
        True,
    ]  # 从小|学 and 从|小学
    assert all(marks.shape == (len(A) + 1,) for marks in cuts.values())


def test_the_first_ambiguous_place_is_looked_at_and_its_words_make_the_tries(screen):
    assert chosen(screen) == "从小学"
    assert screen.state.tries.words == ("从", "从小", "学", "小学")


def test_stepping_goes_from_one_ambiguous_place_to_the_next_and_stops_at_the_ends(screen):
    screen.presenter.step(1)
    assert chosen(screen) == "人才能"
    screen.presenter.step(-5)
    assert chosen(screen) == "从小学"
    screen.presenter.step(1000)
    assert screen.state.chosen == len(screen.state.cut.ambiguous) - 1


def test_a_chosen_place_comes_into_sight(screen):
    screen.presenter.choose(1)
    assert screen.state.reveal == A.index("人才能")


def test_selecting_a_stretch_makes_tries_of_its_words(screen):
    place = A.index("图书馆")
    screen.presenter.select(Span(place, place + 3))
    assert "图书馆" in screen.state.tries.words
    screen.presenter.select(Span(1, 4))
    assert chosen(screen) == "从小学"


def test_the_other_side_is_cut_when_it_is_asked_for(screen):
    screen.presenter.show_side("b")
    assert screen.state.cut.text == B
    assert screen.asked == [A, B]
    screen.presenter.show_side("b")
    assert len(screen.asked) == 2


def test_what_no_fingerprint_is_made_of_is_shown_and_told():
    page = "<body><p>{} 浏览（{}）</p><p>图书馆今天宣布，主馆每天开放到晚上十点，周末也不例外。</p></body>"
    documents = (
        document_of(f"{views}.html", page.format(date, views).encode(), f"{views}.html")
        for date, views in (("2023-03-05", 12), ("2024-11-30", 1500))
    )
    pair = compare(*map(analyse, documents))
    screen = Screen()
    screen.presenter.compare(pair)
    state = screen.state
    assert [stamp.of(state.cut.text) for stamp in state.stamps] == ["2023-03-05", "浏览（12）"]
    assert "in no fingerprint: 2 (dates" in str(passed_over(state.stamps))
    assert "“2023-03-05” is passed over" in str(about_stamp(state.stamps, state.cut.text, 4))
    assert about_stamp(state.stamps, state.cut.text, state.cut.text.index("图书馆")) is None
    assert passed_over(()) is None
    assert "Passed over: 2 in A, 2 in B" in " ".join(map(str, notes(pair)))


def test_while_the_text_is_cut_it_says_so(pair):
    screen = Screen(answering=False)
    screen.presenter.compare(pair)
    assert screen.state.waiting
    assert screen.state.cut is None


def test_an_accepted_word_is_cut_whole_until_it_is_undone(screen):
    screen.presenter.show_side("b")
    place = B.index("罗玉凤")
    assert screen.state.cut.begins[Method.JIEBA][place + 1]
    screen.presenter.accept("罗玉凤")
    assert not screen.state.cut.begins[Method.JIEBA][place + 1]
    assert screen.state.own == ("罗玉凤",)
    assert str(screen.state.told) == "“罗玉凤” is one of your words now."
    screen.presenter.undo()
    assert screen.state.cut.begins[Method.JIEBA][place + 1]
    assert screen.state.own == ()


def test_what_can_be_no_word_is_said_and_changes_nothing(screen):
    asked = len(screen.asked)
    screen.presenter.accept("，")
    assert "can't be a word" in str(screen.state.told)
    assert len(screen.asked) == asked


def test_undoing_nothing_does_nothing(screen):
    states = len(screen.view.states)
    screen.presenter.undo()
    assert len(screen.view.states) == states


def test_a_passage_in_focus_comes_into_sight_on_the_side_that_is_shown(screen, pair):
    screen.focus.on_passage(0)
    assert screen.state.reveal == pair.passages[0].a.start
    screen.presenter.show_side("b")
    assert screen.state.reveal == pair.passages[0].b.start


def test_nothing_is_asked_while_nothing_is_compared(screen):
    asked = len(screen.asked)
    screen.presenter.compare(None)
    assert screen.state.cut is None
    assert not screen.state.waiting
    assert len(screen.asked) == asked


def test_of_a_long_text_only_the_beginning_is_cut_and_that_is_said():
    cut = cut_text("图书馆，" * (MOST_CHARACTERS // 4 + 1), ())
    assert len(cut.text) == MOST_CHARACTERS
    assert str(cut_short(cut)) == "Only the first 100,000 of 100,004 characters are cut here."
    assert cut_short(cut_text("图书馆", ())) is None


def test_a_text_without_words_is_cut_to_nothing():
    cut = cut_text("", ())
    assert (cut.text, cut.ambiguous, cut.words.postings) == ("", (), 0)


def test_pointing_at_a_character_tells_its_word_and_its_readings():
    cut = cut_text(A, ())
    told = [str(message) for message in about_place(cut, 2, cut.ambiguous_at(2))]
    assert told == [
        "“小学”, part of speech n in jieba's dictionary",
        "overlap, 2 readings: 从小|学 · 从|小学",
    ]
    assert list(about_place(cut, A.index("。"), None))[1:] == []


def test_sentences_of_new_words_and_own_words():
    assert "Too little Chinese text" in str(new_words_sentence(cut_text(A, ()).new))
    assert str(own_words_sentence(("甲乙", "丙丁"))) == "Your words, the newest first: 丙丁 甲乙"
    assert str(about_ambiguous(cut_text("人才能", ()).ambiguous[0])).startswith("mixed, 3 readings: ")


def test_the_nodes_of_the_worked_tries_have_their_places(worked):
    words = worked["tries"]["inputs"]["words"]
    picture = picture_of(words)
    assert len(picture.nodes) == picture.count == worked["tries"]["expected"]["prefix_nodes"]
    assert {node.letter for node in picture.nodes if node.parent == 0} == {"中", "国", "人"}
    assert sum(node.complete for node in picture.nodes) == len(words)
    assert picture.depth == 3
    assert picture.rows == 3
    assert str(trie_sentence(picture, suffixes=False)).startswith("8 nodes with the root")


def test_a_trie_of_too_many_nodes_is_counted_and_not_drawn():
    picture = picture_of([chr(0x4E00 + place) for place in range(MOST_NODES)])
    assert picture.nodes == ()
    assert picture.count == MOST_NODES + 1
    assert "201 nodes" in str(trie_sentence(picture, suffixes=True))
    assert picture_of([chr(0x4E00 + place) for place in range(MOST_NODES - 1)]).nodes


def test_without_words_there_is_nothing_to_draw():
    assert str(trie_sentence(tries_of("xyzzy", ()).prefixes, suffixes=False)).startswith("No word")


def test_both_tries_hold_the_same_words():
    tries = tries_of("中国人民", ())
    assert tries.words == ("中", "中国", "人", "人民", "国人")
    assert sum(node.complete for node in tries.prefixes.nodes) == len(tries.words)
    assert sum(node.complete for node in tries.suffixes.nodes) == len(tries.words)
