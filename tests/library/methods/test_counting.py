import pytest

from leitong.library.library import Library
from leitong.library.methods.counting import count_methods
from leitong.library.methods.keying import are_keyed, key
from leitong.library.records import Role

OPENING = (
    "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"
    "志愿者报名从本周五开始，年满十八周岁的市民都可以参加，首批志愿者将在八月下旬接受三天培训。"
    "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。"
)
CUP = (
    "中新网上海电 昨晚的比赛吸引了三万名球迷到场，赛后主教练表示对结果满意，球队下周将前往首尔。"
    "天气预报说明天有雨，气温下降五度，请市民注意保暖，出行带伞，地铁末班车延长半小时。"
)
SENTENCES = OPENING.split("。")


@pytest.fixture
def add(tmp_path):
    with Library.open() as library:

        def added(role=Role.SCAN, **texts):
            for name, text in texts.items():
                (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
                library.add(tmp_path / f"{name}.txt", role)
            key(library)
            return library

        yield added


def by_method(library):
    return {one.method: one for one in count_methods(library).methods}


def test_equal_bytes_are_proposed_by_every_method(add):
    rows = by_method(add(one=OPENING, two=OPENING, other=CUP))
    assert {name: (row.proposed, row.confirmed, row.missed) for name, row in rows.items()} == dict.fromkeys(
        rows, (1, 1, 0)
    )
    assert list(rows) == [
        "exact",
        "text",
        "tianwang-1",
        "tianwang-2",
        "tianwang-3",
        "tianwang-4",
        "tianwang-5",
        "imatch",
        "simhash-3",
        "simhash-10",
        "cosine",
    ]


def test_the_same_letters_are_missed_by_equal_bytes_only(add):
    rows = by_method(add(one=OPENING, two=OPENING.replace("。", "。\n")))
    assert rows["exact"].missed == 1
    assert rows["text"].confirmed == 1


def test_sentences_in_another_order_have_the_same_words(add):
    rows = by_method(add(one=OPENING, two="。".join((SENTENCES[2], SENTENCES[0], SENTENCES[1], ""))))
    assert rows["text"].proposed == 0
    assert rows["tianwang-3"].proposed == rows["tianwang-5"].proposed == 1
    assert rows["imatch"].proposed == 1


def test_the_same_beginning_is_proposed_by_the_first_algorithm_alone(add):
    beginning = OPENING[:60] * 3
    rows = by_method(add(one=beginning + CUP * 2, two=beginning + "".join(reversed(OPENING[60:])) * 2))
    assert rows["tianwang-1"].proposed == 1
    assert rows["text"].proposed == rows["tianwang-3"].proposed == 0


def test_a_pair_that_one_method_alone_confirms_is_counted_for_it(add):
    changed = OPENING.replace("三楼", "四楼").replace("台灯", "插头").replace("本周五", "下周六")
    counts = count_methods(add(one=OPENING, two=changed))
    assert counts.copies == 1
    finders = [row.method for row in counts.methods if row.confirmed]
    assert sum(row.only for row in counts.methods) == (1 if len(finders) == 1 else 0)
    assert {row.missed for row in counts.methods} <= {0, 1}


def test_reference_files_are_not_compared_with_each_other(add):
    library = add(role=Role.REFERENCE, one=OPENING, two=OPENING)
    assert by_method(library)["exact"].proposed == 0
    assert by_method(add(three=OPENING))["exact"].proposed == 2


def test_texts_without_words_have_no_keys(add):
    rows = by_method(add(one="……！", two="——"))
    assert all(row.proposed == 0 for row in rows.values())


def test_keys_are_made_once(add, tmp_path):
    library = add(one=OPENING)
    assert are_keyed(library)
    assert not key(library)
    (tmp_path / "new.txt").write_text(CUP, encoding="utf-8")
    library.add(tmp_path / "new.txt")
    assert not are_keyed(library)


def test_an_empty_library_has_a_table_of_zeros(add):
    counts = count_methods(add())
    assert (counts.files, counts.copies) == (0, 0)
    assert {row.proposed for row in counts.methods} == {0}
