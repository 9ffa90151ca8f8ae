from dataclasses import replace

import pytest

import leitong
from leitong.compare.limits import Limits
from leitong.compare.methods.choices import USUAL_CHOICES, VALUES, Choices
from leitong.compare.methods.judge import judge
from leitong.errors import SourceNotFound
from leitong.messages import Message
from leitong.presenters.desk import Desk
from leitong.presenters.errands import run
from leitong.presenters.jobs import Compared, Errand, Job
from leitong.presenters.memory import Memory
from leitong.presenters.methods import names as method_names
from leitong.presenters.methods.memory import MethodMemory
from leitong.presenters.methods.presenter import TOGETHER, MethodsPresenter
from leitong.presenters.rules import AS_USUAL
from leitong.presenters.sources import Source, SourceKind

A = "市政府周一召开会议讨论横跨大河的新桥建设方案。许多学生步行前往旧学校并在雨中等候班车。"
B = "市政府周二召开会议讨论横跨大河的新桥建设方案。许多孩子步行前往旧学校并在雨中等候班车。"
COMPARISON = leitong.compare(leitong.analyse(A), leitong.analyse(B))
METHODS = judge(COMPARISON)


class View:
    def __init__(self):
        self.states = []

    def show_state(self, state):
        self.states.append(state)


class Asked:
    """What the presenter asked for; open: whether there is a pair to ask about."""

    def __init__(self, is_open=True):
        self.choices = []
        self.is_open = is_open

    def __call__(self, choices):
        self.choices.append(choices)
        return self.is_open


@pytest.fixture
def asked():
    return Asked()


@pytest.fixture
def presenter(asked):
    made = MethodsPresenter(View(), asked)
    made.compare(COMPARISON)
    made.on_answer(METHODS)
    return made


def test_a_pair_is_asked_about_when_it_is_shown(asked):
    presenter = MethodsPresenter(View(), asked)
    presenter.compare(COMPARISON)
    assert presenter.state.waiting
    assert asked.choices == [USUAL_CHOICES]
    presenter.on_answer(METHODS)
    assert not presenter.state.waiting
    assert presenter.state.methods is METHODS


def test_nothing_is_asked_without_a_pair(asked):
    MethodsPresenter(View(), asked).compare(None)
    assert asked.choices == []


def test_at_first_all_methods_are_looked_at_together(presenter):
    assert presenter.state.looked_into == TOGETHER
    assert presenter.state.answer is None


def test_a_method_that_is_looked_into_has_its_answer(presenter):
    presenter.look_into("jaccard")
    assert presenter.state.answer == METHODS.answer("jaccard")


@pytest.mark.parametrize(
    ("name", "value", "choices"),
    [
        ("terms", 5, Choices(terms=5)),
        ("jaccard_near", 0.8, Choices(limits=Limits(jaccard_near=0.8))),
        ("bits", 3, Choices(limits=Limits(bits=3))),
        ("hash", "gb13", Choices(hash="gb13")),
    ],
)
def test_another_value_is_asked_about_at_once(presenter, asked, name, value, choices):
    presenter.choose(name, value)
    assert asked.choices[-1] == choices
    assert presenter.state.changed
    assert presenter.state.value_of(name) == value


def test_the_same_value_is_not_asked_about_again(presenter, asked):
    presenter.choose("terms", 10)
    assert len(asked.choices) == 1


def test_a_value_out_of_range_is_refused_and_changes_nothing(presenter):
    with pytest.raises(ValueError, match="terms"):
        presenter.choose("terms", 0)
    assert not presenter.state.changed


def test_all_can_be_set_back(presenter, asked):
    presenter.choose("terms", 5)
    presenter.choose("cosine_near", 0.5)
    presenter.reset()
    assert asked.choices[-1] == USUAL_CHOICES
    assert not presenter.state.changed


def test_choices_are_remembered_until_the_next_start(presenter, asked, tmp_path):
    presenter.remember(Memory(tmp_path).methods)
    presenter.choose("terms", 5)
    presenter.choose("jaccard_near", 0.6)
    later = MethodsPresenter(View(), asked)
    later.remember(Memory(tmp_path).methods)
    assert later.state.choices == Choices(terms=5, limits=Limits(jaccard_near=0.6))
    later.compare(COMPARISON)
    assert asked.choices[-1] == later.state.choices


def test_what_is_chosen_in_one_panel_is_chosen_in_the_others(presenter, asked):
    memory = MethodMemory()
    presenter.remember(memory)
    memory.keep(Choices(hash="char16"))
    assert presenter.state.value_of("hash") == "char16"
    assert asked.choices[-1] == Choices(hash="char16")


def test_another_is_told_of_choices_once(presenter):
    memory, told = MethodMemory(), []
    presenter.remember(memory)
    memory.listen(told.append)
    presenter.choose("width", 32)
    presenter.choose("width", 32)
    assert told == [Choices(width=32)]


def test_choices_and_the_method_looked_into_stay_with_another_pair(presenter, asked):
    presenter.look_into("imatch")
    presenter.choose("lexicons", 3)
    presenter.compare(COMPARISON)
    assert presenter.state.methods is None
    assert asked.choices[-1] == Choices(lexicons=3)
    presenter.on_answer(METHODS)
    assert presenter.state.looked_into == "imatch"


def test_a_method_that_is_not_asked_any_more_is_let_go(presenter):
    presenter.look_into("imatch")
    without = replace(METHODS, answers=tuple(each for each in METHODS.answers if each.name != "imatch"))
    presenter.on_answer(without)
    assert presenter.state.looked_into == TOGETHER


def test_a_reason_why_there_is_no_answer_is_shown(presenter):
    presenter.on_refused(Message("The document is gone."))
    assert str(presenter.state.problem) == "The document is gone."
    presenter.on_answer(METHODS)
    assert presenter.state.problem is None


def test_every_method_and_parameter_has_a_name():
    assert (
        {answer.name for answer in METHODS.answers}
        <= method_names.NAMES.keys()
        == method_names.OF_METHOD.keys()
    )
    used = {name for names in method_names.OF_METHOD.values() for name in names}
    assert used == method_names.PARAMETERS.keys()
    for name, values in method_names.VALUES.items():
        assert tuple(value for value, _ in values) == VALUES[name]


def text(value):
    return Source(SourceKind.TEXT, value)


def test_the_working_process_answers_about_the_pair_that_lies_open():
    desk = Desk()
    compared = desk.do(Job(1, text(A), text(B)), lambda _stage: None)
    assert isinstance(compared, Compared)
    assert desk.compared(text(A), text(B), AS_USUAL) is compared.comparison
    done = run(Errand(-1, "methods", (text(A), text(B), AS_USUAL, Choices(terms=5))), desk)
    assert "Of the 5 heaviest words" in str(done.result.answer("tianwang-2").reason)


def test_a_pair_that_does_not_lie_open_is_read_again():
    done = run(Errand(-1, "methods", (text(A), text(A), AS_USUAL, USUAL_CHOICES)), Desk())
    assert done.result.verdict.duplicate_type == 1


def test_an_address_is_not_fetched_again_unasked():
    address = Source(SourceKind.ADDRESS, "https://example.org/")
    with pytest.raises(SourceNotFound, match="not fetched again"):
        Desk().compared(address, text(A), AS_USUAL)
    done = run(Errand(-1, "methods", (address, text(A), AS_USUAL, USUAL_CHOICES)), Desk())
    assert done.result is None
    assert "not fetched again" in str(done.reason)
