"""Makes the README's pictures again: the real window with a sample pair, drawn into memory.

    .venv/bin/python packaging/pictures.py [FOLDER] [NAME...]

FOLDER is packaging/pictures by default. NAME chooses a picture, also one that the README does not show, to look the
window over: why-light, compare-200.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

WAIT = 30.0  # seconds; a busy machine may need some to compare


@dataclass(frozen=True, slots=True)
class Picture:
    """sample: which of the window's sample pairs. action: done then, such as opening a panel; the Lab goes to its end.

    scale: as QT_SCALE_FACTOR.
    """

    name: str
    language: str = "en"
    theme: str = "light"
    sample: int = 0
    action: str = ""
    scale: int = 1
    size: tuple[int, int] = (1280, 800)
    in_readme: bool = True


PICTURES = (
    Picture("compare-light", sample=1),
    Picture("compare-zh", language="zh"),
    Picture("why-light", sample=1, action="why", size=(1280, 960), in_readme=False),
    Picture("why-dark", theme="dark", action="why", size=(1280, 960)),
    Picture("page-light", action="page", size=(1280, 960), in_readme=False),
    Picture("lab-light", action="lab"),
    Picture("compare-200", sample=1, scale=2, size=(960, 640), in_readme=False),
)


def draw(picture: Picture, folder: Path) -> None:
    """Needs a process of its own: Qt reads the scale once."""
    # loaded after the environment is set
    from PySide6.QtCore import QCoreApplication, QEventLoop, Qt  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415

    from leitong.gui.app import make_window  # noqa: PLC0415
    from leitong.presenters.samples import SAMPLES  # noqa: PLC0415

    def work_off(seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            time.sleep(0.01)

    window = make_window(language=picture.language, theme=picture.theme)
    window.resize(*picture.size)
    window.show()
    window.presenter.open_pair(*SAMPLES[picture.sample].sources)
    end = time.monotonic() + WAIT
    while window.presenter.state.comparison is None:
        if time.monotonic() > end:
            sys.exit(f"{picture.name}: the comparison did not come within {WAIT:.0f} s")
        work_off(0.1)
    work_off(0.5)
    if picture.action:
        window.do(picture.action)
        work_off(1.0)
    if picture.action == "lab":
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_End)
    work_off(1.0)
    window.grab().save(str(folder / f"{picture.name}.png"))
    window.close()


def main() -> None:
    if "--draw" in sys.argv:
        name, folder = sys.argv[2:]
        draw(next(picture for picture in PICTURES if picture.name == name), Path(folder))
        return
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    for picture in PICTURES:
        if picture.name not in sys.argv[2:] and (sys.argv[2:] or not picture.in_readme):
            continue
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "QT_SCALE_FACTOR": str(picture.scale),
        }
        command = [sys.executable, __file__, "--draw", picture.name, str(folder)]
        subprocess.run(command, env=environment, check=True)
        print(folder / f"{picture.name}.png")


if __name__ == "__main__":
    main()
