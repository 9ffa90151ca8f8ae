import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from leitong.analysis import analyse
from leitong.library.library import Library
from leitong.library.pipeline.arrange import arrange
from leitong.library.prints import print_of
from leitong.library.records import Reading, Role, Stamp
from leitong.library.search.index import index, index_size, is_indexed
from leitong.library.search.query import search

OPENING = (
    "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"
    "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。"
)
RACE = "美军中将竟然出席了开幕式，新建地铁中将禁止商业摆摊，open source 的图书管理员表示满意。"
CUP = "中新网上海电 昨晚的比赛吸引了三万名球迷到场，赛后主教练表示对结果满意。"


@pytest.fixture
def add(tmp_path):
    """Writes files by name and text, and returns an indexed library of them."""
    with Library.open() as library:

        def added(**texts):
            for name, text in texts.items():
                suffix = "html" if text.startswith("<") else "txt"
                (tmp_path / f"{name}.{suffix}").write_text(text, encoding="utf-8")
                library.add(tmp_path / f"{name}.{suffix}")
            index(library)
            return library

        yield added


def names(found):
    return [hit.path.stem for hit in found.hits]


def test_a_text_is_found_by_any_run_of_its_letters(add):
    library = add(opening=OPENING, cup=CUP)
    for question in ("图书馆", "馆每", "市图书馆今", "点", "十点"):
        assert names(search(library, question)) == ["opening"]


def test_letters_that_do_not_stand_together_are_not_found(add):
    library = add(opening=OPENING)
    for question in ("图馆", "例外馆长", "九月图书馆"):
        assert search(library, question).hits == ()


def test_all_parts_must_stand_in_the_text(add):
    library = add(opening=OPENING, race=RACE)
    assert names(search(library, "图书 开幕式")) == ["race"]
    assert names(search(library, '"open source"')) == ["race"]
    assert search(library, '"source open"').hits == ()


def test_words_of_other_languages_are_found_whole(add):
    library = add(one="The library stays open until ten.", other="Librarians know every book by name.")
    assert names(search(library, "LIBRARY")) == ["one"]
    assert search(library, "librar").hits == ()


CUT_SO = "那个和尚每天来访，喝一杯清茶。"
READ_SO = "结婚的和尚未结婚的，排成两队。"
NO_WORD = "学者主张共和尚武，写成一本书。"


def test_a_word_speaks_louder_than_another_reading_and_that_than_mere_letters(add):
    library = add(no_word=NO_WORD, read_so=READ_SO, cut_so=CUT_SO, cup=CUP, race=RACE, opening=OPENING)
    found = search(library, "和尚")
    assert names(found) == ["cut_so", "read_so", "no_word"]


@pytest.mark.parametrize("times", [1, 40])
def test_however_often_it_may_be_read_so_a_text_that_is_cut_so_comes_first(add, times):
    library = add(cut_so=CUT_SO, read_so=READ_SO + "结婚的和尚未结婚的。" * times, cup=CUP, race=RACE)
    assert names(search(library, "和尚"))[0] == "cut_so"


def test_a_question_of_several_words_finds_its_readings_too(add):
    library = add(read_so=READ_SO, cut_so=CUT_SO, cup=CUP, race=RACE, opening=OPENING)
    assert names(search(library, "和尚未")) == ["read_so"]
    assert names(search(library, "尚未结婚")) == ["read_so"]


def test_the_size_tells_how_many_entries_are_for_other_readings(add):
    assert index_size(add(cup="赛后。")).readings == 0
    size = index_size(add(read=READ_SO))
    assert 2 <= size.readings < size.entries


def test_a_title_counts_more_than_the_text(add):
    page = "<html><head><title>{}</title></head><body><p>{}</p></body></html>"
    library = add(title=page.format("恒大", OPENING), body=page.format("别的", OPENING[:50] + "恒大" + CUP))
    assert names(search(library, "恒大"))[0] == "title"


def test_the_words_of_a_link_find_what_it_leads_to(add):
    library = add(start=f"<p>{OPENING}</p><p><a href='cup.html'>足球新闻一览</a></p>", cup=f"<p>{CUP}</p>")
    assert "cup" in names(search(library, "足球新闻"))


def test_of_equally_relevant_texts_the_one_that_others_lead_to_comes_first(add):
    links = "<a href='b.html'>x</a>"
    library = add(
        a="<p>昨晚的比赛吸引了三万名球迷到场。</p>",
        b="<p>昨晚的比赛吸引了五万名球迷到场。</p>",
        c=f"<p>{OPENING}</p>{links}",
        d=f"<p>{RACE}</p>{links}",
    )
    found = search(library, "比赛")
    assert names(found)[0] == "b"
    assert found.hits[0].rank > 1


def test_copies_are_one_result(add):
    library = add(one=OPENING, two=OPENING, other=CUP)
    (hit,) = search(library, "图书馆").hits
    assert [path.stem for path in (hit.path, *hit.copies)] == ["one", "two"]


def test_near_texts_are_one_result_if_both_hold_the_question(add):
    library = add(one=OPENING, changed=OPENING.replace("三楼", "四楼"))
    found = search(library, "图书馆")
    assert (found.groups, found.texts, len(found.hits[0].near)) == (1, 2, 1)
    (hit,) = search(library, "四楼").hits
    assert (hit.path.stem, hit.near) == ("changed", ())


def test_the_snippet_shows_where_it_stands(add):
    library = add(opening=OPENING)
    (hit,) = search(library, "三楼 座位").hits
    marked = [hit.snippet.text[mark.start : mark.end] for mark in hit.snippet.marks]
    assert {"三楼", "座位"} <= set(marked)
    assert hit.snippet.cut_before


def test_a_question_without_letters_finds_nothing(add):
    library = add(opening=OPENING)
    for question in ("", " ", "……", '"'):
        assert search(library, question).hits == ()


def test_the_index_follows_the_library(add, tmp_path):
    library = add(opening=OPENING, cup=CUP)
    assert not index(library)
    (tmp_path / "cup.txt").write_text("天气预报说明天有雨，气温下降五度，请市民注意保暖。", encoding="utf-8")
    library.add(tmp_path / "cup.txt")
    assert not is_indexed(library)
    index(library)
    assert search(library, "球迷").hits == ()
    assert names(search(library, "气温")) == ["cup"]
    library.forget(tmp_path / "opening.txt")
    index(library)
    assert search(library, "图书馆").hits == ()
    assert index_size(library).documents == 1


def test_when_the_speaker_goes_a_copy_takes_its_place(add, tmp_path):
    library = add(one=OPENING, two=OPENING)
    library.forget(tmp_path / "one.txt")
    index(library)
    assert names(search(library, "图书馆")) == ["two"]


def test_copies_take_no_room_in_the_index(add):
    alone = index_size(add(one=OPENING, other=CUP))
    both = index_size(add(two=OPENING))
    assert both.documents == alone.documents == 2


def test_an_index_that_was_stopped_goes_on_from_there(tmp_path):
    with Library.open() as library:
        for number in range(150):
            (tmp_path / f"{number}.txt").write_text(
                f"第{number}篇，{OPENING[number % 40 :]}", encoding="utf-8"
            )
            library.store.save([_reading(tmp_path / f"{number}.txt")])

        def stopped(done, _all):
            if done:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            index(library, stopped)
        assert not is_indexed(library)
        assert index_size(library).documents == 100
        told = []
        index(library, lambda done, all_: told.append((done, all_)))
        assert told == [(0, 50)]
        assert index_size(library).documents == 150


def _reading(path):
    print_ = print_of(analyse(path))
    return Reading(path, Role.SCAN, Stamp(1, 1, 1, 1), print_.sha256, print_)


def test_a_library_that_was_never_indexed_has_no_index():
    with Library.open() as library:
        assert index_size(library).documents == 0
        assert not is_indexed(library)


def test_the_lectures_index(worked, tmp_path):
    example = worked["pipeline"]
    with Library.open() as library:
        for name, html in example["inputs"]["library"].items():
            page = tmp_path / f"{name}.html"
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(html, encoding="utf-8")
            library.add(page)
        arrange(library)
        index(library)
        for term, where in example["expected"]["index"].items():
            hits = search(library, term).hits
            paths = [path for hit in hits for path in (hit.path, *hit.near)]
            assert sorted(path.relative_to(tmp_path).with_suffix("").as_posix() for path in paths) == where


LETTERS = st.text("上港大胜ab ，\n", min_size=1, max_size=14)


@given(st.lists(LETTERS, min_size=1, max_size=4, unique=True), st.text("上港大胜", min_size=1, max_size=4))
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_nothing_is_missed_and_nothing_is_found_that_is_not_there(tmp_path, texts, asked):
    with Library.open() as library:
        for number, text in enumerate(texts):
            (tmp_path / f"{number}.txt").write_text(f"乙\n{text}", encoding="utf-8")
            library.add(tmp_path / f"{number}.txt")
        index(library)
        found = {path for hit in search(library, asked).hits for path in (hit.path, *hit.copies, *hit.near)}
        holding = {
            tmp_path / f"{number}.txt"
            for number, text in enumerate(texts)
            if any(asked in line.replace(" ", "") for line in text.replace("，", "\n").split("\n"))
        }
        assert found == holding


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    folder = tmp_path_factory.mktemp("small")
    (folder / "one.txt").write_text(OPENING + " open source 𠮷", encoding="utf-8")
    with Library.open() as library:
        library.add(folder / "one.txt")
        index(library)
        yield library


@given(st.text(max_size=12) | st.text('"*^():+-AND OR NEAR{}图书', max_size=12))
def test_whatever_is_asked_is_a_question(small, asked):
    found = search(small, asked)
    assert found.texts in (0, 1)


def test_letters_beyond_the_basic_plane_are_found(small):
    assert search(small, "𠮷").texts == 1
    assert search(small, "𠮸").texts == 0
