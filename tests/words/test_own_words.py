import pytest

from leitong.errors import LeitongError
from leitong.words.own_words import OwnWords


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deeper" / "words.txt"


def test_accepted_words_are_kept_folded_in_their_order(path):
    own = OwnWords(path)
    assert own.accept("羅玉鳳") == "罗玉凤"
    assert own.accept("K歌") == "k歌"
    assert OwnWords(path).words == ("罗玉凤", "k歌")
    assert path.read_text("utf-8") == "罗玉凤\nk歌\n"


def test_undo_takes_the_last_one_back(path):
    own = OwnWords(path)
    own.accept("罗玉凤")
    own.accept("大湾区")
    assert own.undo() == "大湾区"
    assert own.words == ("罗玉凤",)
    assert own.undo() == "罗玉凤"
    assert own.undo() is None


@pytest.mark.parametrize("word", ["", " ", "凤", "罗，玉", "word", "2024", "字" * 32, "\ud800玉"])
def test_what_can_be_no_word_is_refused(path, word):
    with pytest.raises(LeitongError):
        OwnWords(path).accept(word)
    assert not path.exists()


def test_a_word_is_accepted_once(path):
    own = OwnWords(path)
    own.accept("罗玉凤")
    with pytest.raises(LeitongError, match="already"):
        own.accept("羅玉鳳")


def test_a_file_written_by_hand_is_read_as_far_as_it_holds_words(path):
    path.parent.mkdir()
    path.write_bytes("\ufeff罗玉凤\r\n\r\n# 名字\n罗玉凤\n大湾区  \n".encode())
    assert OwnWords(path).words == ("罗玉凤", "大湾区")


@pytest.mark.parametrize("damage", [b"\xff\xfe\x00", b"\x80abc"])
def test_a_damaged_file_has_no_words(path, damage):
    path.parent.mkdir()
    path.write_bytes(damage)
    assert OwnWords(path).words == ()


def test_two_programs_see_each_others_words(path):
    one, other = OwnWords(path), OwnWords(path)
    one.accept("罗玉凤")
    other.accept("大湾区")
    assert one.words == other.words == ("罗玉凤", "大湾区")


def test_a_place_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(LeitongError, match="can't be written"):
        OwnWords(tmp_path / "file" / "words.txt").accept("罗玉凤")


def test_without_a_file_words_are_kept_in_memory():
    own = OwnWords()
    own.accept("罗玉凤")
    assert own.words == ("罗玉凤",)
    assert own.undo() == "罗玉凤"
    assert own.words == ()


@pytest.mark.parametrize("change", [lambda own: own.accept("大湾区"), lambda own: own.undo()])
def test_a_file_that_cant_be_read_is_not_written_over(path, change):
    path.parent.mkdir()
    path.write_bytes("罗玉凤".encode("gb18030"))
    with pytest.raises(LeitongError, match="nothing was changed"):
        change(OwnWords(path))
    assert path.read_bytes() == "罗玉凤".encode("gb18030")


def test_lines_that_are_no_words_stay_where_they_are(path):
    path.parent.mkdir()
    path.write_text("# 名字\n羅玉鳳\n", "utf-8")
    own = OwnWords(path)
    own.accept("大湾区")
    assert path.read_text("utf-8") == "# 名字\n羅玉鳳\n大湾区\n"
    assert (own.undo(), own.undo()) == ("大湾区", "罗玉凤")
    assert path.read_text("utf-8") == "# 名字\n"
