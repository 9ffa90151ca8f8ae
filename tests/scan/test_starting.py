from threading import Thread

from leitong.scan.own_pool import OwnPool
from leitong.scan.starting import rest
from leitong.scan.tasks import Bounds
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
