import os
from pathlib import Path

import pytest

from leitong.messages import Message
from leitong.presenters.compare import ComparePresenter
from leitong.presenters.desk import Desk
from leitong.presenters.focus import SharedFocus
from leitong.presenters.jobs import Failed
from leitong.presenters.memory import Memory
from leitong.presenters.reviews import Mark, Review
from leitong.presenters.rules import AS_USUAL, LONGEST
from leitong.presenters.sources import Source, SourceKind
from leitong.presenters.state import Phase
from leitong.spans import Span

TEXT_A = (
    "The harbour is quiet at low water and the gulls walk over the stones looking for something to eat. " * 3
)
TEXT_B = (
    "A kettle sings on the stove while somebody reads aloud from an old newspaper about the price of tea. "
    * 3
)


class RecordingView:
    def __init__(self):
        self.states, self.notices, self.collected = [], [], []

    def show_state(self, state):
        self.states.append(state)

    def collect(self, paths):
        self.collected.append(paths)

    def show_notice(self, notice):
        self.notices.append(notice)


class DeskRunner:
    """Holds jobs until the test lets the real desk do them."""

    def __init__(self):
        self.waiting, self.cancelled = [], 0

    def submit(self, job):
        self.waiting.append(job)

    def cancel(self):
        self.cancelled += 1
        self.waiting.clear()


class Screen:
    def __init__(self, memory):
        self.view, self.runner, self.desk = RecordingView(), DeskRunner(), Desk()
        self.presenter = ComparePresenter(self.view, self.runner, SharedFocus(), memory)

    @property
    def state(self):
        return self.view.states[-1]

    def work(self):
        while self.runner.waiting:
            self.presenter.on_answer(self.desk.do(self.runner.waiting.pop(0), self.presenter.on_stage))


@pytest.fixture
def screen(tmp_path):
    return Screen(Memory(tmp_path / "memory"))


@pytest.fixture
def files(tmp_path):
    paths = [tmp_path / "one.txt", tmp_path / "二.txt", tmp_path / "three.txt"]
    for path, text in zip(paths, (TEXT_A, TEXT_A + TEXT_B, TEXT_B), strict=True):
        path.write_text(text, "utf-8")
    return [str(path) for path in paths]


def phases(state):
    return state.a.phase, state.b.phase


def test_one_file_fills_the_side_it_fell_on_and_the_other_asks(screen, files):
    screen.presenter.opening.paths(files[:1], "b")
    screen.work()
    assert phases(screen.state) == (Phase.EMPTY, Phase.READY)
    assert screen.state.b.facts.languages == ("en",)
    assert screen.state.comparison is None


def test_without_a_place_the_first_file_goes_left_and_the_second_right(screen, files):
    screen.presenter.opening.paths(files[:1])
    screen.presenter.opening.paths(files[2:])
    assert (screen.state.a.source.value, screen.state.b.source.value) == (files[0], files[2])


def test_two_files_are_compared_at_once(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    assert screen.state.comparison.measures.containment_a_in_b == 1.0
    assert phases(screen.state) == (Phase.READY, Phase.READY)
    assert screen.state.progress is None


def test_three_files_are_the_librarys(screen, files):
    screen.presenter.opening.paths(files)
    assert screen.view.collected == [files]
    assert not screen.runner.waiting


def test_a_folder_is_the_librarys(screen, tmp_path):
    screen.presenter.opening.paths([str(tmp_path)])
    assert screen.view.collected == [[str(tmp_path)]]


def test_a_file_that_is_no_text_fails_on_its_side_and_the_other_stays(screen, files, tmp_path):
    picture = tmp_path / "picture.txt"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(64))
    screen.presenter.opening.paths([files[0], str(picture)])
    screen.work()
    assert phases(screen.state) == (Phase.READY, Phase.FAILED)
    assert str(screen.state.b.reason)


def test_both_sides_say_why_they_failed(screen, tmp_path):
    screen.presenter.opening.paths([str(tmp_path / "gone.txt"), str(tmp_path / "gone too.txt")])
    screen.work()
    assert phases(screen.state) == (Phase.FAILED, Phase.FAILED)


def test_replacing_one_side_keeps_the_comparison_until_the_next_is_there(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    first = screen.state.comparison
    screen.presenter.opening.paths(files[2:], "b")
    assert screen.state.comparison is first
    screen.work()
    assert screen.state.comparison.b.document.source == files[2]


def test_cancelling_a_replacement_goes_back_to_the_shown_pair(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    screen.presenter.opening.paths(files[2:], "b")
    screen.presenter.cancel()
    assert screen.state.b.source.value == files[1]
    assert screen.state.progress is None
    assert screen.runner.cancelled == 1


def test_cancelling_the_first_pair_empties_what_was_not_read(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.presenter.cancel()
    assert phases(screen.state) == (Phase.EMPTY, Phase.EMPTY)


def test_an_answer_after_cancel_changes_nothing(screen, files):
    screen.presenter.opening.paths(files[:2])
    job = screen.runner.waiting[0]
    screen.presenter.cancel()
    screen.presenter.on_answer(screen.desk.do(job, screen.presenter.on_stage))
    assert screen.state.comparison is None


def test_the_second_file_does_not_throw_away_the_reading_of_the_first(screen, files):
    screen.presenter.opening.paths(files[:1])
    screen.presenter.opening.paths(files[1:2])
    assert screen.runner.cancelled == 0
    screen.work()
    assert screen.state.comparison is not None


def test_a_replaced_file_is_not_read_to_its_end(screen, files):
    screen.presenter.opening.paths(files[:1], "a")
    screen.presenter.opening.paths(files[1:2], "a")
    assert screen.runner.cancelled == 1


def test_swapping_exchanges_sides_and_compares_again(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    screen.presenter.swap()
    screen.work()
    assert screen.state.comparison.a.document.source == files[1]
    assert screen.state.comparison.measures.containment_b_in_a == 1.0


def test_pasted_text_fills_the_empty_side(screen, files):
    screen.presenter.opening.paths(files[:1])
    screen.presenter.opening.pasted(TEXT_B)
    screen.work()
    assert screen.state.b.source.kind is SourceKind.TEXT
    assert screen.state.comparison is not None


def test_pasting_onto_two_full_sides_asks_which(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    screen.presenter.opening.pasted(TEXT_B)
    assert [offer.action for offer in screen.view.notices[0].offers] == ["paste-a", "paste-b"]


def test_pasting_white_space_says_that_there_is_no_text(screen):
    screen.presenter.opening.pasted(" \n")
    assert "no text" in str(screen.view.notices[0].text)


def test_a_pasted_address_is_asked_about_and_not_fetched(screen):
    screen.presenter.opening.pasted(" https://example.org/page\n")
    assert screen.state.a.phase is Phase.ASKING
    assert not screen.runner.waiting


def test_an_allowed_address_is_read(screen):
    screen.presenter.opening.pasted("https://example.org/page")
    screen.presenter.fetch("a")
    assert screen.runner.waiting[0].a == Source(SourceKind.ADDRESS, "https://example.org/page")


def test_an_address_may_be_meant_as_text(screen):
    screen.presenter.opening.pasted("https://example.org/page")
    screen.presenter.opening.as_text("a")
    screen.work()
    assert screen.state.a.phase is Phase.READY


def test_an_address_among_recent_pairs_is_asked_about_again(screen, files):
    screen.presenter.open_pair(Source(SourceKind.ADDRESS, "https://example.org/"), Source.file(files[0]))
    assert screen.state.a.phase is Phase.ASKING
    assert screen.runner.waiting[0].a is None


def test_a_chosen_encoding_is_remembered_for_the_file(screen, tmp_path):
    path = tmp_path / "big5.txt"
    path.write_bytes("蔥油餅是家常的點心，麵粉、熱水、蔥花和一點豬油就能做成。".encode("big5"))
    screen.presenter.opening.paths([str(path)], "a")
    screen.presenter.opening.in_encoding("a", "big5")
    screen.work()
    assert screen.state.a.facts.encoding == "big5"
    screen.presenter.remove("a")
    screen.presenter.opening.paths([str(path)], "a")
    assert screen.state.a.source.encoding == "big5"


def test_removing_a_side_leaves_the_other_ready(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    screen.presenter.remove("a")
    assert phases(screen.state) == (Phase.EMPTY, Phase.READY)
    assert screen.state.comparison is None


def test_a_dead_process_is_named_with_the_step_it_died_at(screen, files):
    screen.presenter.opening.paths(files[:2])
    job = screen.runner.waiting.pop()
    screen.presenter.on_died(job.ticket, -9)
    assert phases(screen.state) == (Phase.FAILED, Phase.FAILED)
    assert "-9" in str(screen.view.notices[0].text)


def test_a_fault_of_our_own_comes_with_a_report(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.presenter.on_answer(Failed(screen.runner.waiting[0].ticket, "KeyError: 1", "Traceback …"))
    assert screen.view.notices[0].report == "Traceback …"


def test_progress_names_the_file_being_read(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    steps = [str(state.progress.text) for state in screen.view.states if state.progress]
    assert "Reading 二.txt…" in steps
    assert isinstance(screen.view.states[0].progress.text, Message)


def test_marks_cycle_and_survive_renaming(screen, files, tmp_path):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    screen.presenter.cycle_mark()
    assert screen.state.review.mark is Mark.COPIED
    moved = tmp_path / "moved.txt"
    Path(files[0]).rename(moved)
    again = Screen(Memory(tmp_path / "memory"))
    again.presenter.opening.paths([files[1], str(moved)])
    again.work()
    assert again.state.review.mark is Mark.COPIED


def test_a_note_is_kept_beside_the_mark(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    screen.presenter.review(Review(Mark.UNSURE, "ask Lin"))
    assert screen.state.review == Review(Mark.UNSURE, "ask Lin")


def test_marking_nothing_does_nothing(screen):
    screen.presenter.cycle_mark()
    assert screen.presenter.state.review.mark is Mark.UNREVIEWED


def test_a_file_whose_name_is_no_text_is_compared(screen, files, tmp_path):
    path = os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.txt")
    try:
        Path(path).write_text(TEXT_B, "utf-8")
    except OSError:
        pytest.skip("this disk takes no such name")
    screen.presenter.opening.paths([path, files[2]])
    screen.work()
    assert screen.state.comparison.measures.hamming == 0


def test_the_last_pair_opens_again(screen, files, tmp_path):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    again = Screen(Memory(tmp_path / "memory"))
    again.presenter.opening.last_pair()
    again.work()
    assert again.state.comparison.measures == screen.state.comparison.measures
    assert [again.state.slot(side).source.value for side in "ab"] == files[:2]


def test_a_pair_whose_file_has_gone_does_not_open_again(screen, files, tmp_path):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    Path(files[0]).unlink()
    again = Screen(Memory(tmp_path / "memory"))
    again.presenter.opening.last_pair()
    assert not again.runner.waiting


def test_the_focus_of_the_last_pair_is_forgotten(screen, files):
    focus = SharedFocus()
    screen.presenter.refocus(focus)
    screen.presenter.opening.paths(files[:2])
    screen.work()
    focus.on_passage(0)
    screen.presenter.swap()
    screen.work()
    assert focus.current.passage is None


def compared(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    return screen.state.comparison


def test_other_rules_compare_the_pair_anew_without_reading_it_again(screen, files):
    usual = compared(screen, files)
    screen.presenter.choose_rules(AS_USUAL.with_shortest(LONGEST))
    assert screen.state.comparison is usual
    assert phases(screen.state) == (Phase.READY, Phase.READY)
    screen.work()
    assert screen.state.comparison.rules.shortest == LONGEST
    assert screen.state.comparison.passages == ()
    assert screen.state.before == usual.measures
    assert screen.runner.cancelled == 0


def test_the_values_of_the_usual_rules_stay_to_be_compared_with(screen, files):
    usual = compared(screen, files)
    for choice in (AS_USUAL.with_shortest(LONGEST), AS_USUAL.with_tick("ignore_case", False)):
        screen.presenter.choose_rules(choice)
        screen.work()
        assert screen.state.before == usual.measures
    screen.presenter.choose_rules(AS_USUAL)
    screen.work()
    assert screen.state.before is None


def test_rules_are_those_of_their_pair(screen, files):
    compared(screen, files)
    chosen = AS_USUAL.with_tick("ignore_numbers", True)
    screen.presenter.choose_rules(chosen)
    screen.work()
    screen.presenter.opening.paths(files[1:])
    screen.work()
    assert screen.state.choice == AS_USUAL
    assert screen.state.comparison.rules.usual
    screen.presenter.opening.paths([files[1], files[0]])
    screen.work()
    assert screen.state.choice == chosen
    assert screen.state.comparison.rules.ignore_numbers


def test_a_template_is_read_and_taken_out(screen, files, tmp_path):
    compared(screen, files)
    form = tmp_path / "form.txt"
    form.write_text(TEXT_A, "utf-8")
    screen.presenter.choose_template(str(form))
    screen.work()
    assert screen.state.comparison.rules.template.name == "form.txt"
    assert screen.state.comparison.template_b


def test_a_template_that_cannot_be_used_leaves_the_pair_as_it_was(screen, files, tmp_path):
    compared(screen, files)
    screen.presenter.choose_template(str(tmp_path / "gone.txt"))
    screen.work()
    assert screen.state.choice == AS_USUAL
    assert phases(screen.state) == (Phase.READY, Phase.READY)
    assert "template" in str(screen.view.notices[-1].text)


def test_cancelling_goes_back_to_the_rules_that_are_shown(screen, files):
    compared(screen, files)
    screen.presenter.choose_rules(AS_USUAL.with_shortest(5))
    screen.presenter.cancel()
    assert screen.state.choice == AS_USUAL
    assert screen.presenter.memory.rules.of(screen.state.a.source, screen.state.b.source) == AS_USUAL


def test_a_pair_of_a_library_is_compared_without_its_templates(screen, files, tmp_path):
    forms = [tmp_path / f"form{number}.txt" for number in range(2)]
    for form, text in zip(forms, (TEXT_A, TEXT_B), strict=True):
        form.write_text(text, "utf-8")
    screen.presenter.opening.pair_without(files[0], files[1], [str(form) for form in forms])
    screen.work()
    rules, comparison = screen.state.comparison.rules, screen.state.comparison
    assert rules.template.name == "form0.txt, form1.txt"
    covered = sum(span.end - span.start for span in comparison.template_b)
    assert covered > 0.95 * len(comparison.b.text)


def test_a_library_decides_on_templates_and_the_person_on_all_else(screen, files, tmp_path):
    form = tmp_path / "form.txt"
    form.write_text(TEXT_A, "utf-8")
    compared(screen, files)
    screen.presenter.choose_rules(AS_USUAL.with_shortest(3))
    screen.presenter.opening.pair_without(files[1], files[0], [str(form)])
    screen.work()
    assert screen.state.comparison.rules.template.name == "form.txt"
    assert screen.state.comparison.rules.shortest == 3
    screen.presenter.opening.pair_without(files[1], files[0], [])
    screen.work()
    assert screen.state.comparison.rules.template is None
    assert screen.state.comparison.rules.shortest == 3


def strike(screen, side, start, end):
    screen.presenter.choose_rules(screen.state.choice.with_struck(side, Span(start, end)))
    screen.work()


def test_what_is_struck_is_taken_back_one_by_one_and_struck_again(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    usual = screen.state.comparison.measures
    strike(screen, "b", 0, 50)
    strike(screen, "b", 100, 150)
    assert screen.state.choice.struck("b") == (Span(0, 50), Span(100, 150))
    screen.presenter.undo()
    screen.work()
    assert screen.state.choice.struck("b") == (Span(0, 50),)
    assert screen.state.comparison.rules.struck_b == (Span(0, 50),)
    screen.presenter.undo()
    screen.work()
    assert screen.state.choice == AS_USUAL
    assert screen.state.comparison.measures == usual
    screen.presenter.redo()
    screen.presenter.redo()
    screen.work()
    assert screen.state.choice.struck("b") == (Span(0, 50), Span(100, 150))


def test_other_rules_are_taken_back_as_well(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    screen.presenter.choose_rules(AS_USUAL.with_tick("ignore_case", False))
    screen.presenter.undo()
    screen.work()
    assert screen.state.comparison.rules.usual


def test_without_a_choice_there_is_nothing_to_take_back_or_to_do_again(screen, files):
    screen.presenter.undo()
    screen.presenter.opening.paths(files[:2])
    screen.work()
    screen.presenter.undo()
    screen.presenter.redo()
    assert not screen.runner.waiting


def test_a_cancelled_choice_costs_no_press_to_take_back(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    strike(screen, "a", 0, 40)
    screen.presenter.choose_rules(screen.state.choice.with_shortest(9))
    screen.presenter.cancel()
    screen.presenter.undo()
    screen.work()
    assert screen.state.choice == AS_USUAL


def test_a_template_that_was_refused_is_not_gone_back_to(screen, files, tmp_path):
    compared(screen, files)
    screen.presenter.choose_rules(AS_USUAL.with_shortest(9))
    screen.work()
    screen.presenter.choose_template(str(tmp_path / "gone.txt"))
    screen.work()
    screen.presenter.undo()
    screen.work()
    assert screen.state.choice == AS_USUAL
    assert len(screen.view.notices) == 1


def test_what_is_struck_stays_if_rules_are_chosen_while_another_pair_is_still_shown(screen, files):
    compared(screen, files)
    strike(screen, "a", 0, 40)
    screen.presenter.opening.paths(files[1:])
    screen.work()
    screen.presenter.opening.paths(files[:2])
    screen.presenter.choose_rules(screen.state.choice.with_shortest(9))
    screen.work()
    assert screen.state.comparison.rules.struck_a == (Span(0, 40),)


def test_what_is_struck_is_taken_back_on_its_side_after_a_cancelled_swap(screen, files):
    compared(screen, files)
    strike(screen, "a", 0, 40)
    strike(screen, "a", 60, 90)
    screen.presenter.swap()
    screen.presenter.cancel()
    screen.presenter.undo()
    screen.work()
    assert screen.state.comparison.rules.struck_a == (Span(0, 40),)


def test_the_next_pair_takes_nothing_of_the_one_before_back(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    strike(screen, "a", 0, 40)
    screen.presenter.opening.paths(files[1:])
    screen.work()
    screen.presenter.undo()
    assert not screen.runner.waiting
    assert screen.state.choice == AS_USUAL


def test_what_is_struck_goes_with_its_text_to_the_other_side(screen, files):
    screen.presenter.opening.paths(files[:2])
    screen.work()
    strike(screen, "a", 0, 40)
    screen.presenter.swap()
    screen.work()
    assert screen.state.comparison.rules.struck_b == (Span(0, 40),)
    screen.presenter.undo()
    screen.presenter.redo()
    screen.work()
    assert screen.state.comparison.rules.struck_b == (Span(0, 40),)
    assert screen.state.comparison.rules.struck_a == ()


def test_what_is_struck_is_there_again_after_a_restart(tmp_path, files):
    before = Screen(Memory(tmp_path / "memory"))
    before.presenter.opening.paths(files[:2])
    before.work()
    strike(before, "b", 0, 60)
    after = Screen(Memory(tmp_path / "memory"))
    after.presenter.opening.last_pair()
    after.work()
    assert after.state.comparison.rules.struck_b == (Span(0, 60),)
    assert after.state.choice == before.state.choice
    assert not after.view.notices


def test_what_was_struck_counts_again_in_a_text_that_has_changed(tmp_path, files):
    before = Screen(Memory(tmp_path / "memory"))
    before.presenter.opening.paths(files[:2])
    before.work()
    strike(before, "a", 0, 40)
    strike(before, "b", 0, 60)
    Path(files[1]).write_text(TEXT_B + TEXT_A, "utf-8")
    after = Screen(Memory(tmp_path / "memory"))
    after.presenter.opening.last_pair()
    after.work()
    assert after.state.comparison.rules.struck_b == ()
    assert after.state.comparison.rules.struck_a == (Span(0, 40),)
    assert "changed" in str(after.view.notices[0].text)
    again = Screen(Memory(tmp_path / "memory"))
    again.presenter.opening.last_pair()
    again.work()
    assert not again.view.notices
    assert again.state.choice == after.state.choice
