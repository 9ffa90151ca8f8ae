"""What all tests share: they draw into memory unless told where else."""

import gc
import json
import os
from pathlib import Path

import hypothesis
import pytest

# a busy machine makes no promise of a guarantee wrong
hypothesis.settings.register_profile(
    "unhurried", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("unhurried")
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_runtest_teardown():
    """Once there is a window the search for cycles is its thread's, see `leitong.gui.sweeper`; it has no loop here."""
    if not gc.isenabled():
        from leitong.gui.sweeper import sweep  # noqa: PLC0415

        sweep()


@pytest.fixture(scope="session")
def worked():
    """The worked examples of the specification by name, each with `inputs` and `expected`."""
    path = Path(__file__).parent / "fixtures" / "worked_examples.json"
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def notice_and_repost():
    """A Chinese notice and a shorter text made of it, compared."""
    return _compared(
        """图书馆宣布，下月起延长夜间开放时间，周末的自习区开放到晚上十一点。
馆长表示，这一安排是为了回应读者的长期建议，同时配合地铁末班车时间的调整。
此外，图书馆计划与三所中学合作，举办面向青少年的写作课程。写作课程免费，写作课程共十二讲。""",
        """图书馆宣布，下月起延长夜间开放时间，周末的自习区开放到晚上十一点。
馆长表示，这一安排是为了回应读者的长期建议。
有市民认为，延长开放时间会增加人力成本，希望公布预算。""",
    )


@pytest.fixture(scope="session")
def library_and_budget():
    """Two short English texts that share some of their words, compared."""
    return _compared(
        "The library opens a reading room. Readers of the library may stay in the reading room until midnight.",
        "The library closes a reading room. The council cut the budget, and the budget will not grow.",
    )


def _compared(a, b):
    import leitong  # noqa: PLC0415 - most tests need no comparison

    return leitong.compare(leitong.analyse(a), leitong.analyse(b))


@pytest.fixture
def trash(tmp_path_factory, monkeypatch):
    """An empty trash of the test's own, as freedesktop.org has it; the person's is never touched."""
    plat_other = pytest.importorskip("send2trash.plat_other", reason="no trash of freedesktop.org here")
    home = tmp_path_factory.mktemp("home")
    data = home / "data"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    monkeypatch.setattr(plat_other, "XDG_DATA_HOME", os.fsencode(data))
    monkeypatch.setattr(plat_other, "HOMETRASH_B", os.fsencode(data / "Trash"))
    monkeypatch.setattr("send2trash.send2trash", plat_other.send2trash)
    return data / "Trash"
