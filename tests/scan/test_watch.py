"""A library that follows its folders."""

from leitong.scan.control import Control
from leitong.scan.events import DocumentRead, Finished
from leitong.scan.watch import _if_any, watch


def test_a_look_at_everything_that_finds_nothing_new_tells_nothing(library, folder):
    control = Control()
    events = watch([folder], library, processes=1, control=control)
    end = next(event for event in events if isinstance(event, Finished))
    assert end.read > 0
    again = watch([folder], library, processes=1, control=Control())
    assert list(_if_any(_one_scan(again))) == []
    control.stop()


def test_one_that_finds_something_tells_all_of_it(library, folder, article):
    list(_one_scan(watch([folder], library, processes=1, control=Control())))
    (folder / "new.txt").write_text(article(3), encoding="utf-8")
    events = list(_if_any(_one_scan(watch([folder], library, processes=1, control=Control()))))
    assert [event.path.name for event in events if isinstance(event, DocumentRead)] == ["new.txt"]
    assert isinstance(events[-1], Finished)


def _one_scan(events):
    for event in events:
        yield event
        if isinstance(event, Finished):
            return
