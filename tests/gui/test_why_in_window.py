"""The Why panel in the window, with the working process that makes other fingerprints."""

import pytest

from leitong.compare.methods.choices import Choices
from leitong.presenters.samples import SAMPLES

PATIENCE = 30_000  # milliseconds, of which a busy machine needs some


@pytest.fixture
def why(window, qtbot):
    window.presenter.open_pair(*SAMPLES[0].sources)
    qtbot.waitUntil(lambda: window.presenter.state.comparison is not None, timeout=PATIENCE)
    screen = window.page.prepare().settled()
    if not screen.why.isVisible():
        window.do("why")
    qtbot.waitUntil(lambda: bool(screen.why.state.bits), timeout=PATIENCE)
    yield screen.why
    window.presenter.memory.methods.keep(Choices())


def test_another_width_is_made_by_the_working_process(window, why, qtbot):
    window.presenter.memory.methods.keep(Choices(width=16))
    qtbot.waitUntil(lambda: len(why.state.bits) == 16, timeout=PATIENCE)
    assert why.state.departs is not None


def test_what_is_chosen_outlives_a_change_of_language(window, why, qtbot):
    memory = window.presenter.memory.methods
    memory.keep(Choices(hash="char16"))
    qtbot.waitUntil(lambda: why.state.departs is not None, timeout=PATIENCE)
    window.dress.settings.set("language", "zh")
    memory.keep(Choices(hash="gb13"))
    try:
        window.do("compare")  # the language is chosen in the settings, which stay in sight
        window.do("why")
        panel = window.page.prepare().why
        qtbot.waitUntil(lambda: panel.state.print.hash == "gb13", timeout=PATIENCE)
    finally:
        window.dress.settings.set("language", "en")
