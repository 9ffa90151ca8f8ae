import json
import os

import pytest

from leitong.presenters.encodings import readings_of
from leitong.presenters.memory import Memory
from leitong.presenters.recent import KEPT, RecentPairs
from leitong.presenters.reviews import Mark, Review, Reviews
from leitong.presenters.session import Session
from leitong.presenters.settings import SETTINGS, Settings
from leitong.presenters.sources import Source, SourceKind, from_clipboard
from leitong.presenters.store import Places, read_json, write_json


def test_settings_are_kept(tmp_path):
    Settings(tmp_path / "settings.json").set("theme", "dark")
    assert Settings(tmp_path / "settings.json").text("theme") == "dark"


@pytest.mark.parametrize(
    ("key", "value"),
    [("theme", "pink"), ("font_size", 200), ("font_size", True), ("animations", 1), ("language", 3)],
)
def test_a_setting_refuses_what_it_cannot_be(key, value):
    with pytest.raises(ValueError, match=key):
        Settings().set(key, value)


def test_stored_nonsense_falls_back_to_the_default(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"theme": "pink", "font_size": 12, "gone": 1}')
    settings = Settings(path)
    assert (settings.text("theme"), settings.number("font_size")) == ("system", 12)


def test_a_broken_settings_file_stops_nothing(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text("{")
    assert Settings(path).flag("animations") is True


def test_listeners_hear_of_changes_only():
    heard = []
    settings = Settings()
    settings.listen(heard.append)
    settings.set("theme", "dark")
    settings.set("theme", "dark")
    assert heard == ["theme"]


def test_every_setting_accepts_its_own_default():
    assert all(setting.accepts(setting.default) for setting in SETTINGS)


def test_a_review_belongs_to_the_pair_in_either_order(tmp_path):
    Reviews(tmp_path / "reviews.json").keep("aa", "bb", Review(Mark.LEGIT, "same author"))
    assert Reviews(tmp_path / "reviews.json").of("bb", "aa") == Review(Mark.LEGIT, "same author")


def test_marks_go_round():
    marks = [Mark.UNREVIEWED]
    for _step in range(4):
        marks.append(marks[-1].next)
    assert marks == [Mark.UNREVIEWED, Mark.COPIED, Mark.LEGIT, Mark.UNSURE, Mark.UNREVIEWED]


def test_a_cleared_review_leaves_no_trace(tmp_path):
    reviews = Reviews(tmp_path / "reviews.json")
    reviews.keep("aa", "bb", Review(Mark.COPIED))
    reviews.keep("aa", "bb", Review())
    assert json.loads((tmp_path / "reviews.json").read_text()) == {}


def test_recent_pairs_come_latest_first_and_each_once(tmp_path):
    recent = RecentPairs(tmp_path / "recent.json", now=lambda: 7.0)
    a, b, c = (Source.file(f"/papers/{name}.txt") for name in "abc")
    recent.add(a, b, 3)
    recent.add(a, c, None)
    recent.add(b, a, 3)
    pairs = RecentPairs(tmp_path / "recent.json").pairs
    assert [(pair.a, pair.b, pair.hamming, pair.when) for pair in pairs] == [
        (b, a, 3, 7.0),
        (a, c, None, 7.0),
    ]


def test_only_the_last_few_pairs_are_kept():
    recent = RecentPairs()
    for number in range(KEPT + 3):
        recent.add(Source.file(f"/{number}"), Source.file("/other"), 0)
    assert next(pair.a.value for pair in recent.pairs) == f"/{KEPT + 2}"
    assert len(recent.pairs) == KEPT


def test_pasted_text_is_not_written_into_the_list():
    recent = RecentPairs()
    recent.add(Source(SourceKind.TEXT, "private"), Source.file("/b"), 0)
    assert recent.pairs == ()


def test_a_missing_file_is_named(tmp_path):
    here = tmp_path / "here.txt"
    here.write_text("x")
    recent = RecentPairs()
    recent.add(Source.file(here), Source.file(tmp_path / "gone.txt"), 0)
    assert recent.pairs[0].missing == ("gone.txt",)


def test_what_has_gone_is_known_once_it_was_looked_for(tmp_path):
    memory = Memory(tmp_path)
    library = tmp_path / "essays.leitong"
    memory.libraries.opened(str(library))
    memory.recent.add(Source.file(tmp_path / "one.txt"), Source.file(tmp_path / "two.txt"), 3)
    assert memory.libraries.last.path == str(library) and memory.libraries.holds(str(library))
    assert memory.look() == {memory.recent.pairs[0]: ("one.txt", "two.txt")}
    assert memory.libraries.last is None and not memory.libraries.holds(str(library))
    library.touch()
    memory.look()
    assert memory.libraries.last.path == str(library)


@pytest.mark.parametrize("stored", ["[1, {}]", '{"a": 1}', '[{"a": {"kind": "x", "value": "y"}, "when": 1}]'])
def test_a_list_that_is_not_ours_is_empty(tmp_path, stored):
    (tmp_path / "recent.json").write_text(stored)
    assert RecentPairs(tmp_path / "recent.json").pairs == ()


def test_a_session_gives_back_text_and_files(tmp_path):
    text = Source(SourceKind.TEXT, "图书馆\nlibrary")
    Session(tmp_path / "session.json").keep(text, None)
    assert Session(tmp_path / "session.json").sides == (text, None)


def test_the_place_of_the_window_stays_beside_the_pair(tmp_path):
    session = Session(tmp_path / "session.json")
    session.keep_window("01d9")
    session.keep(Source(SourceKind.TEXT, "x"), None)
    assert Session(tmp_path / "session.json").window == "01d9"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("https://example.org/a?b=c", SourceKind.ADDRESS),
        ("  HTTP://EXAMPLE.ORG \n", SourceKind.ADDRESS),
        ("see https://example.org", SourceKind.TEXT),
        ("file:///etc/passwd", SourceKind.TEXT),
        ("深圳市图书馆", SourceKind.TEXT),
    ],
)
def test_the_clipboard_holds_an_address_only_if_it_stands_alone(text, kind):
    assert from_clipboard(text).kind is kind


def test_a_changed_file_is_another_source(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("one")
    before = Source.file(path).key
    path.write_text("three")
    assert Source.file(path).key != before


def test_a_json_file_is_replaced_whole(tmp_path):
    path = tmp_path / "deep" / "x.json"
    assert write_json(path, {"键": 1})
    assert read_json(path) == {"键": 1}
    assert [entry.name for entry in path.parent.iterdir()] == ["x.json"]


def test_a_file_is_remembered_whose_name_is_no_text(tmp_path):
    path, name = tmp_path / "x.json", os.fsdecode(b"caf\xe9.txt")
    assert write_json(path, {"path": name})
    assert read_json(path) == {"path": name}


def test_a_place_that_cannot_be_written_is_no_error(tmp_path):
    (tmp_path / "file").write_text("")
    assert write_json(tmp_path / "file" / "x.json", 1) is False


def test_one_variable_moves_all_memory(tmp_path, monkeypatch):
    monkeypatch.setenv("LEITONG_HOME", str(tmp_path))
    assert Places.of_this_person() == Places(tmp_path, tmp_path)


def test_the_right_reading_of_gbk_bytes_comes_among_the_first(tmp_path):
    path = tmp_path / "a.txt"
    path.write_bytes(("plain beginning " * 9 + "图书馆下月起延长夜间开放时间。" * 9).encode("gb18030"))
    first = readings_of(str(path))[0]
    assert (first.codec, first.preview[:6]) == ("gb18030", "图书馆下月起")


def test_a_file_that_has_gone_has_no_readings(tmp_path):
    assert readings_of(str(tmp_path / "gone")) == ()


# Path.exists raises OSError for a name that is too long, as for one in a folder where one may not look
UNSEEN = "/" + "a" * 5_000


def test_a_file_that_the_system_refuses_to_look_for_has_gone():
    assert Source(SourceKind.FILE, UNSEEN).missing


def test_a_library_that_the_system_refuses_to_look_for_is_not_offered():
    memory = Memory()
    memory.libraries.opened(UNSEEN)
    memory.look()
    assert memory.libraries.last is None
