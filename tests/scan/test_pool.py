import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import Executor, Future
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from leitong.errors import NoReadingProcess
from leitong.library.records import Role, Stamp
from leitong.scan.bounds import Bounds
from leitong.scan.control import Control
from leitong.scan.own_pool import OwnPool
from leitong.scan.pool import ReadingPool
from leitong.scan.tasks import Task


@pytest.fixture
def tasks(tmp_path, article):
    """Files of their own text each."""

    def make(count, size=1):
        made = []
        for number in range(count):
            path = tmp_path / f"{number:03}.txt"
            path.write_text(article(number) * size + str(number), encoding="utf-8")
            made.append(Task(path, Role.SCAN, Stamp(path.stat().st_size, 0, 0, 0)))
        return made

    return make


def readings(pool, tasks, control=None):
    return [one for portion in pool.read(tasks, control or Control()) for one in portion]


def by_name(found):
    return {one.path.name: one for one in found}


def test_every_task_gives_one_reading(tasks):
    with ReadingPool(None, 2, Bounds()) as pool:
        found = readings(pool, tasks(40))
    assert sorted(by_name(found)) == [f"{number:03}.txt" for number in range(40)]
    assert all(one.print is not None for one in found)


class Recording(Executor):
    """Does everything at once, and keeps how many files each portion has."""

    def __init__(self):
        self.portions = []

    def submit(self, work, portion):
        self.portions.append(len(portion))
        future = Future()
        future.set_result(work(portion))
        return future


def portions_of(tasks, size, processes):
    executor = Recording()
    with ReadingPool(executor, processes, Bounds()) as pool:
        found = readings(pool, [replace(task, stamp=Stamp(size, 0, 0, 0)) for task in tasks])
    assert len(found) == len(tasks)
    return executor.portions


class Waiting(Executor):
    """Does nothing until it is asked to."""

    def __init__(self):
        self.begun = []

    def submit(self, work, portion):
        self.begun.append((future := Future(), work, portion))
        return future

    def do(self, place):
        future, work, portion = self.begun[place]
        future.set_result(work(portion))


def test_nothing_is_begun_beside_what_is_read_while_it_may_not_be(tasks):
    executor, allowed = Waiting(), []
    with ReadingPool(executor, 1, Bounds()) as pool:
        files = [replace(task, stamp=Stamp(10**6, 0, 0, 0)) for task in tasks(6)]
        portions = pool.read(files, Control(), lambda: bool(allowed))
        assert next(portions) == []
        assert len(executor.begun) == 1
        allowed.append(True)
        assert next(portions) == []
        assert len(executor.begun) == 3


def test_few_files_are_shared_by_all_processes(tasks):
    assert portions_of(tasks(8), 100_000, processes=4) == [2] * 4


def test_the_more_was_read_the_more_is_read_together(tasks):
    portions = portions_of(tasks(150), 100_000, processes=2)
    assert portions == [*sorted(portions[:-1]), portions[-1]]
    assert (portions[0], max(portions)) == (2, 11)


def test_many_small_files_are_not_read_together_without_end(tasks):
    assert portions_of(tasks(70), 10, processes=2) == [32, 32, 6]


SCAN = """
import leitong
from leitong.library.library import Library

with Library.open() as library:
    try:
        for event in leitong.scan([{folder!r}], library, processes=1):
            print(event)
    except leitong.NoReadingProcess as error:
        print(error.reason)
"""


@pytest.mark.parametrize("form", ["standard input", "no guard"])
def test_a_script_whose_processes_can_not_start_is_told_what_it_lacks(tasks, tmp_path, form):
    tasks(3)
    script = SCAN.format(folder=str(tmp_path))
    if form == "standard input":
        command = [sys.executable, "-"]
    else:
        file = tmp_path / "script.py"
        file.write_text(script, encoding="utf-8")
        command = [sys.executable, str(file)]
    run = subprocess.run(command, input=script, capture_output=True, text=True, check=False, encoding="utf-8")
    assert run.returncode == 0
    assert "do not start" in run.stdout.splitlines()[-1]
    assert '`if __name__ == "__main__":`' in run.stdout.splitlines()[-1]


@pytest.mark.skipif(sys.platform != "linux", reason="looks for them in /proc")
def test_processes_that_are_killed_again_and_again_are_said_to_be_killed(tasks):
    over = threading.Event()

    def kill_all():
        while not over.wait(0.005):
            for task in Path("/proc/self/task").glob("*/children"):
                with suppress(OSError):
                    for child in task.read_text().split():
                        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                            os.kill(int(child), signal.SIGKILL)

    killing = threading.Thread(target=kill_all)
    killing.start()
    try:
        with ReadingPool(None, 1, Bounds()) as pool, pytest.raises(NoReadingProcess) as told:
            list(pool.read(tasks(2), Control()))
    finally:
        over.set()
        killing.join()
    assert "ended from outside" in str(told.value)


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL is of Unix")
def test_a_killed_process_is_replaced_and_no_file_is_lost(tasks):
    found, killed = [], False
    with ReadingPool(None, 2, Bounds()) as pool:
        for portion in pool.read(tasks(80, size=20), Control()):
            found += portion
            if found and not killed:
                os.kill(multiprocessing.active_children()[0].pid, signal.SIGKILL)
                killed = True
    assert killed
    assert len(found) == len(by_name(found)) == 80
    assert all(one.problem is None for one in found)


def kill_readers():
    """How many there were."""
    readers = multiprocessing.active_children()
    for reader in readers:
        os.kill(reader.pid, signal.SIGKILL)
        reader.join()
    return len(readers)


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL is of Unix")
def test_so_is_one_that_is_killed_while_it_waits_for_the_next_file(tasks):
    """As one does once files are read one by one, since another was killed."""
    found, killed = [], 0
    with ReadingPool(None, 1, Bounds()) as pool:
        for portion in pool.read(tasks(12), Control()):
            found += portion
            if killed == 0 or (portion and killed < 3):
                killed += kill_readers()
                # by then the pool has noticed
                time.sleep(0.2)
    assert killed == 3
    assert len(found) == len(by_name(found)) == 12
    assert all(one.problem is None for one in found)


def test_a_file_that_takes_too_long_is_named_and_the_rest_is_read(tasks, tmp_path):
    slow = tmp_path / "slow.txt"
    slow.write_text("".join(f"word{number} " for number in range(450_000)), encoding="utf-8")
    some = tasks(3)
    with ReadingPool(None, 1, Bounds(seconds=0.8)) as pool:
        found = by_name(readings(pool, [some[0], Task(slow, Role.SCAN, Stamp(1, 0, 0, 0)), *some[1:]]))
    assert str(found["slow.txt"].problem) == "Reading it was given up after 0.8 seconds."
    assert all(found[task.path.name].print is not None for task in some)


@pytest.mark.skipif(not Path("/proc").exists(), reason="memory is bounded on Linux only")
def test_a_file_that_takes_too_much_memory_is_named_and_the_rest_is_read(tasks, tmp_path):
    large = tmp_path / "large.txt"
    large.write_text("".join(f"word{number} " for number in range(450_000)), encoding="utf-8")
    some = tasks(3)
    with ReadingPool(None, 1, Bounds(memory_bytes=240 * 2**20)) as pool:
        found = by_name(readings(pool, [some[0], Task(large, Role.SCAN, Stamp(1, 0, 0, 0)), *some[1:]]))
    assert "memory" in str(found["large.txt"].problem)
    assert all(found[task.path.name].print is not None for task in some)


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL is of Unix")
def test_a_file_did_not_take_too_long_because_of_a_pause(tasks):
    """Its process is killed once in the first round, and then in a pause longer than a file may take."""
    control, found, killed, looks = Control(), [], 0, 0

    with ReadingPool(None, 1, Bounds(seconds=1.0)) as pool:
        for portion in pool.read(tasks(1, size=3000), control):
            found += portion
            if not killed:
                killed = kill_readers()
                continue
            control.pause()
            looks += 1
            if looks == 75:
                killed += kill_readers()
                control.resume()
    assert killed == 2
    assert "died" in str(found[0].problem)


def test_nothing_new_is_begun_while_paused(tasks):
    control = Control()
    control.pause()
    seen = []
    with ReadingPool(None, 1, Bounds()) as pool:
        for portion in pool.read(tasks(4), control):
            seen.append(len(portion))
            if len(seen) == 5:
                control.resume()
    assert seen[:5] == [0] * 5
    assert sum(seen) == 4


def test_processes_rest_in_a_pause_which_is_no_time_of_a_file(tasks):
    control, found, paused = Control(), [], 0
    with ReadingPool(None, 1, Bounds(seconds=0.8)) as pool:
        for portion in pool.read(tasks(90), control):
            found += portion
            if found and not paused:
                control.pause()
            paused += control.paused
            if paused > 24:
                control.resume()
    assert len(found) == 90
    assert all(one.print is not None for one in found)


def test_files_are_read_where_the_system_has_no_place_for_what_is_passing(tasks, monkeypatch, tmp_path):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "not there"))
    with ReadingPool(None, 1, Bounds()) as pool:
        assert len(readings(pool, tasks(3))) == 3


def test_a_pause_ends_though_the_disk_refused_at_first(monkeypatch):
    pool, refused = OwnPool(1, Bounds()), []
    flag = Path(pool.flag)
    pool.hold(paused=True)
    assert flag.exists()
    unlink = Path.unlink

    def unlink_later(path, **options):
        if path == flag and not refused:
            refused.append(path)
            raise PermissionError
        unlink(path, **options)

    monkeypatch.setattr(Path, "unlink", unlink_later)
    pool.hold(paused=False)
    assert flag.exists()
    pool.hold(paused=False)
    assert not flag.exists()
    pool.end()


def test_stopping_ends_the_processes_at_once(tasks):
    control = Control()
    with ReadingPool(None, 2, Bounds()) as pool:
        for portion in pool.read(tasks(200, size=50), control):
            if portion:
                control.stop()
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks into /proc")
def test_processes_end_with_a_program_that_was_killed(tasks, tmp_path):
    program = tmp_path / "program.py"
    program.write_text(
        "import sys, multiprocessing\n"
        "from pathlib import Path\n"
        "from leitong.library.records import Role, Stamp\n"
        "from leitong.scan.control import Control\n"
        "from leitong.scan.pool import ReadingPool\n"
        "from leitong.scan.bounds import Bounds\n"
        "from leitong.scan.tasks import Task\n"
        "if __name__ == '__main__':\n"
        "    tasks = [Task(path, Role.SCAN, Stamp(10**6, 0, 0, 0)) for path in Path(sys.argv[1]).glob('*.txt')]\n"
        "    with ReadingPool(None, 2, Bounds()) as pool:\n"
        "        for portion in pool.read(tasks * 50, Control()):\n"
        "            if portion:\n"
        "                print(*(child.pid for child in multiprocessing.active_children()), flush=True)\n"
    )
    tasks(20, size=20)
    with subprocess.Popen([sys.executable, program, tmp_path], stdout=subprocess.PIPE, text=True) as running:
        children = [int(pid) for pid in running.stdout.readline().split()]
        running.kill()
    assert children
    assert all_end(children)


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks into /proc")
def test_processes_that_start_in_a_pause_end_with_a_program_that_was_killed(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(
        "import multiprocessing\n"
        "from concurrent.futures import wait\n"
        "from leitong.scan.own_pool import OwnPool\n"
        "from leitong.scan.bounds import Bounds\n"
        "from leitong.scan.worker import ready\n"
        "if __name__ == '__main__':\n"
        "    pool = OwnPool(1, Bounds())\n"
        "    pool.hold(paused=True)\n"
        "    started = pool.submit(ready)\n"
        "    wait([started], timeout=2)\n"
        "    print(*(child.pid for child in multiprocessing.active_children()), flush=True)\n"
        "    started.result()\n"
    )
    # its flag stays behind, and shall do so here
    place = {**os.environ, "TMPDIR": str(tmp_path)}
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True, env=place) as running:
        children = [int(pid) for pid in running.stdout.readline().split()]
        running.kill()
    assert children
    assert all_end(children)


def all_end(processes):
    deadline = time.monotonic() + 20
    while any(alive(pid) for pid in processes) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not any(alive(pid) for pid in processes)


def alive(pid):
    try:
        return b"Z" not in Path(f"/proc/{pid}/stat").read_bytes().rsplit(b")", 1)[1].split()[0]
    except FileNotFoundError:
        return False


def test_it_ends_though_an_answer_is_on_its_way():
    for wait in (0.5, 0.8, 1.1):
        with ReadingPool(None, 2, Bounds()) as pool:
            for _ in range(3):
                pool._pool().executor.submit(bytes, 300_000_000)
            time.sleep(wait)
