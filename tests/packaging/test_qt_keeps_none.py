"""The installed PySide6 must not lose references of None.

6.12.0 on Python below 3.12 loses one a call; after some thousand calls the process dies without a traceback.
"""

import sys

import pytest
from PySide6.QtWidgets import QLabel


@pytest.mark.usefixtures("qapp")
@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal there")
def test_calls_into_qt_leave_none_as_it_was():
    label = QLabel()
    label.setText("warm")
    before = sys.getrefcount(None)
    for _ in range(200):
        label.setText("same text")
    assert sys.getrefcount(None) > before - 100
