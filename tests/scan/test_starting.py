import os
import subprocess
import sys
from threading import Thread

import pytest

from leitong.scan.bounds import Bounds
from leitong.scan.own_pool import OwnPool
from leitong.scan.starting import WAKE, rest, resting_by
from leitong.scan.worker import ready


def test_a_process_rests_as_long_as_the_flag_is_there(tmp_path):
    flag = tmp_path / "paused"
    flag.touch()
    resting = Thread(target=rest, args=(str(flag),))
    resting.start()
    resting.join(timeout=0.1)
    assert resting.is_alive()
    flag.unlink()
    resting.join()


def test_a_process_that_starts_in_a_pause_is_ready_after_it():
    pool = OwnPool(1, Bounds())
    try:
        pool.hold(paused=True)
        started = pool.executor.submit(ready)
        pool.hold(paused=False)
        assert started.result() is None
    finally:
        pool.end()


def test_without_a_flag_nothing_is_waited_for(tmp_path):
    rest(str(tmp_path / "paused"))
    rest("")


@pytest.mark.skipif(WAKE is None, reason="the system has no such signal")
def test_a_process_that_is_told_of_a_pause_rests_in_the_middle_of_its_work():
    heard = []
    with resting_by(lambda: heard.append("within")):
        os.kill(os.getpid(), WAKE)
    assert heard == ["within"]


@pytest.mark.skipif(WAKE is None, reason="the system has no such signal")
def test_who_has_not_asked_to_be_told_is_not_ended_by_it():
    os.kill(os.getpid(), WAKE)


def test_a_process_has_loaded_nothing_that_takes_long_when_it_first_looks_for_a_pause():
    loaded = "import sys, leitong.scan.starting; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout
    assert "leitong.scan.starting" in told.split()
    assert not {"numpy", "leitong.library.records", "leitong.scan.worker"} & set(told.split())
