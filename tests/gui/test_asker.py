"""One screen's questions to the working process: the newest is answered, a lost one is asked again."""

from multiprocessing import active_children

import pytest

from leitong.gui.asker import Asker
from leitong.gui.worker import Worker
from leitong.presenters.lab.recipe import LabRecipe


@pytest.fixture(scope="module")
def worker(qapp):
    made = Worker()
    yield made
    made.close()


@pytest.fixture
def asker(worker):
    made = Asker(worker, worker)
    yield made
    made.forget()


def ask(asker, text):
    asker.ask("lab", text, "", LabRecipe())


def test_a_question_is_answered(asker, qtbot):
    with qtbot.waitSignal(asker.answered, timeout=20_000) as caught:
        ask(asker, "harbour lantern")
    assert caught.args[0][0].terms == ("harbour", "lantern")
    assert not asker.waiting


def test_only_the_newest_of_many_questions_is_answered(asker, qtbot):
    answers = []
    asker.answered.connect(answers.append)
    for word in ("anchor", "bridge", "candle"):
        ask(asker, word)
    qtbot.waitUntil(lambda: not asker.waiting, timeout=20_000)
    assert [a.terms for a, _b in answers] == [("candle",)]


def test_two_screens_hear_each_their_own_answers(worker, asker, qtbot):
    other, answers = Asker(worker, worker), []
    other.answered.connect(answers.append)
    ask(asker, "anchor")
    ask(other, "bridge")
    qtbot.waitUntil(lambda: not asker.waiting and not other.waiting, timeout=20_000)
    assert [a.terms for a, _b in answers] == [("bridge",)]


def test_what_is_lost_when_the_process_is_stopped_is_asked_again(worker, asker, qtbot):
    with qtbot.waitSignal(asker.answered, timeout=20_000) as caught:
        ask(asker, "kettle")
        worker.cancel()
    assert caught.args[0][0].terms == ("kettle",)


def test_a_fault_is_told_and_the_next_question_is_answered(asker, qtbot):
    with qtbot.waitSignal(asker.refused, timeout=20_000) as caught:
        asker.ask("no such task")
    assert "no such task" in str(caught.args[0])
    with qtbot.waitSignal(asker.answered, timeout=20_000):
        ask(asker, "garden")


def test_a_process_that_dies_is_told(worker, asker, qtbot):
    with qtbot.waitSignal(asker.refused, timeout=20_000):
        ask(asker, "winter " * 5000)
        next(one for one in active_children() if one.pid == worker.process_id).kill()


def test_an_answer_that_nobody_wants_any_more_is_let_go(asker, qtbot):
    answers = []
    asker.answered.connect(answers.append)
    ask(asker, "copper")
    asker.forget()
    ask(asker, "velvet")
    qtbot.waitUntil(lambda: not asker.waiting, timeout=20_000)
    assert [a.terms for a, _b in answers] == [("velvet",)]
