"""What the tests of presenters share: a fake view that keeps what it was told to show."""

import pytest

from leitong.presenters.focus import SharedFocus


class RecordingView:
    def __init__(self):
        self.states = []

    def show_state(self, state):
        self.states.append(state)

    @property
    def last(self):
        return self.states[-1]


@pytest.fixture
def focus():
    return SharedFocus()


@pytest.fixture
def view():
    return RecordingView()
