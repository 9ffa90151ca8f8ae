import pytest

from leitong.library.library import Library
from leitong.library.pipeline.arrange import arrange
from leitong.library.pipeline.links import links_around

TEXT = (
    "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"
    "馆长说，许多读者下班以后才有时间看书，图书馆因此在三楼添了座位，每个座位都有台灯和插座。"
)


@pytest.fixture
def library(tmp_path):
    pages = {
        "one": (TEXT, "cup"),
        "copy": (TEXT, "cup"),
        "near": (TEXT.replace("三楼", "四楼"), "far"),
        "cup": ("昨晚的比赛吸引了三万名球迷到场，赛后主教练表示满意。", "far"),
        "far": ("天气预报说，明天上午多云转晴，午后有阵雨。", "one"),
        "alone": ("港务局将在星期一公布新的船期表。", ""),
    }
    with Library.open() as library:
        for name, (text, target) in pages.items():
            link = f"<a href='{target}.html'>{target}</a>" if target else ""
            (tmp_path / f"{name}.html").write_text(f"<p>{text}</p>{link}", encoding="utf-8")
            library.add(tmp_path / f"{name}.html")
        arrange(library)
        yield library


def drawn(around):
    names = [one.path.stem for one in around.files]
    return names, sorted((names[source], names[target]) for source, target in around.links)


def test_the_group_stands_in_the_middle_of_what_links_to_it(library, tmp_path):
    around = links_around(library, tmp_path / "copy.html", 60)
    names, links = drawn(around)
    assert names[0] == "copy"
    assert {one.path.stem for one in around.files if one.centre} == {"one", "copy", "near"}
    assert links == [("copy", "cup"), ("far", "one"), ("near", "far"), ("one", "cup")]


def test_links_that_do_not_touch_the_group_are_left_out(library, tmp_path):
    names, links = drawn(links_around(library, tmp_path / "cup.html", 60))
    assert set(names) == {"cup", "one", "copy", "far"}
    assert ("far", "one") not in links


def test_a_page_without_links_stands_alone(library, tmp_path):
    assert drawn(links_around(library, tmp_path / "alone.html", 60)) == (["alone"], [])


def test_what_is_too_much_is_counted(library, tmp_path):
    around = links_around(library, tmp_path / "one.html", 2)
    assert (len(around.files), around.left_out) == (2, 3)


def test_nothing_is_around_a_file_of_another_library(library, tmp_path):
    assert links_around(library, tmp_path / "none.html", 60).files == ()
