from leitong.library.proving.equal import equal_texts, first_with_key, members, taken
from leitong.library.sketching.sketches import gathered, sketch
from leitong.words.units import units_of


def sketches(texts):
    return gathered([sketch(text, units_of(text), "".join(text.split()).lower() or None) for text in texts])


def test_the_first_of_the_same_text_stands_for_all():
    assert equal_texts(sketches(["图书馆", "开放时间", "图 书 馆", "图书馆"])).tolist() == [0, 1, 0, 0]


def test_traditional_and_simplified_are_the_same_text():
    assert equal_texts(sketches(["图书馆开放", "圖書館開放"])).tolist() == [0, 0]


def test_one_text_may_join_two_groups():
    # the second has the letters of the first and, but for its spaces, the units of the third
    contents = sketches(["ab cd", "abcd", "ABCD"])
    assert equal_texts(contents).tolist() == [0, 0, 0]


def test_documents_without_letters_are_not_the_same():
    assert equal_texts(sketches(["", "。。。", ""])).tolist() == [0, 1, 2]


def test_none_equals_nothing():
    assert first_with_key(["x", None, "x", None]).tolist() == [0, 1, 0, 3]


def test_groups_have_two_members_at_least():
    assert members(first_with_key(["x", "y", "x", "z"])) == {0: [0, 2]}


def test_some_sketches_can_be_taken_out():
    few = taken(sketches(["one two", "", "three four five"]), [2, 0])
    assert few.contents == ("threefourfive", "onetwo")
    assert few.units_of(0).size == 3
    assert few.units_of(1).size == 2
