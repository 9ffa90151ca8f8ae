"""What the Library shows beside its groups, with the real librarian."""

import shutil

import pytest
from PIL import Image

from leitong.messages import Message
from leitong.presenters.keeping.librarian import Librarian
from leitong.presenters.library.answers import Refused
from leitong.presenters.library.memory import LibraryMemory
from leitong.presenters.library.presenter import LibraryPresenter

TEXT = "临江市图书馆今天宣布，从九月一日起，主馆每天的开放时间延长到晚上十点，周末和节假日也不例外。"
CUP = "中新网上海电 昨晚的比赛吸引了三万名球迷到场，赛后主教练表示对结果满意。"


class Screen:
    def __init__(self, folder):
        self.states, self.notices, self.waiting, self.answers = [], [], [], []
        self.librarian = Librarian(self.answers.append)
        self.presenter = LibraryPresenter(self, self, LibraryMemory(folder))
        self.presenter.open()
        self.work()

    def show_library(self, state):
        self.states.append(state)

    def show_notice(self, notice):
        self.notices.append(notice)

    def submit(self, job):
        self.waiting.append(job)

    @property
    def explore(self):
        return self.states[-1].explore

    def work(self):
        """Until nothing is asked and nothing runs."""
        while self.waiting or self.answers:
            if self.waiting:
                self.librarian.do(self.waiting.pop(0))
            self.librarian.work.wait()
            self.librarian.pictures.wait()
            self.librarian.fingerprints.wait()
            while self.answers:
                self.presenter.on_answer(self.answers.pop(0))


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "pages"
    (folder / "other").mkdir(parents=True)
    (folder / "one.html").write_text(f"<p>{TEXT}</p><a href=cup.html>足球</a>", "utf-8")
    (folder / "other" / "copy.html").write_text(f"<p>{TEXT}</p><a href=cup.html>足球</a>", "utf-8")
    (folder / "cup.html").write_text(f"<title>赛后</title><p>{CUP}</p>", "utf-8")
    return folder


@pytest.fixture
def screen(tmp_path, folder):
    screen = Screen(tmp_path / "memory")
    screen.presenter.add([str(folder)])
    screen.work()
    yield screen
    screen.librarian.close()


def asked(screen):
    return [type(job).__name__ for job in screen.waiting]


def test_a_search_shows_each_text_once_with_its_copies(screen):
    screen.presenter.explore.search(" 图书馆 ")
    assert screen.explore.view == "search"
    assert screen.explore.search.rows is None
    screen.work()
    found = screen.explore.search
    assert [(row.file.name, [copy.name for copy in row.copies]) for row in found.rows] == [
        ("one.html", ["copy.html"])
    ]
    ((start, end),) = found.rows[0].marks
    assert found.rows[0].snippet[start:end] == "图书馆"
    assert found.rows[0].copies[0].folder.endswith("other")
    assert found.runs > 0


def test_a_newer_question_is_answered_and_the_older_one_is_not(screen):
    screen.presenter.explore.search("图书馆")
    screen.presenter.explore.search("球迷")
    screen.work()
    assert [row.title for row in screen.explore.search.rows] == ["赛后"]


def test_an_empty_question_puts_the_results_away(screen):
    screen.presenter.explore.search("图书馆")
    screen.work()
    screen.presenter.explore.search("  ")
    assert screen.explore.search.rows == ()
    assert screen.explore.search.question == ""


def test_the_ranks_are_asked_for_once_when_they_come_in_sight(screen):
    screen.presenter.explore.show("ranks")
    assert asked(screen) == ["Ask"]
    screen.work()
    ranks = screen.explore.ranks
    assert [(row.file.name, row.copies) for row in ranks.rows] == [("cup.html", 0), ("one.html", 1)]
    assert (ranks.texts, ranks.files) == (2, 1)
    screen.presenter.explore.show("groups")
    screen.presenter.explore.show("ranks")
    assert asked(screen) == []


def test_the_links_around_a_file_are_those_of_its_group(screen, folder):
    screen.presenter.explore.follow_links(str(folder / "other" / "copy.html"))
    screen.work()
    links = screen.explore.links
    assert [(node.file.name, node.centre) for node in links.nodes] == [
        ("copy.html", True),
        ("one.html", True),
        ("cup.html", False),
    ]
    assert links.links == ((1, 2),)


def test_methods_and_new_words_are_shown(screen):
    screen.presenter.explore.show("methods")
    screen.work()
    assert screen.explore.methods.confirmed == 1
    assert {row.method: row.confirmed for row in screen.explore.methods.rows}["text"] == 1
    screen.presenter.explore.show("words")
    screen.work()
    assert screen.explore.words.too_little


def test_what_was_found_is_found_anew_when_the_library_changes(screen, folder):
    screen.presenter.explore.search("球迷")
    screen.work()
    (folder / "new.html").write_text(f"<p>{CUP}</p><p>另一篇报道说，球迷很满意。</p>", "utf-8")
    screen.presenter.scan()
    screen.work()
    names = [path.name for row in screen.explore.search.rows for path in (row.file, *row.near)]
    assert sorted(names) == ["cup.html", "new.html"]


def test_back_leads_to_the_groups(screen):
    screen.presenter.explore.show("methods")
    assert screen.presenter.put_answer_away()
    assert screen.explore.view == "groups"


def test_what_is_refused_is_not_asked_for_again_by_itself(screen):
    screen.presenter.explore.show("ranks")
    (job,) = screen.waiting
    screen.waiting.clear()
    screen.presenter.on_answer(Refused(job.ticket, "x.leitong", Message("no")))
    assert asked(screen) == []
    assert str(screen.explore.problem) == "no"
    screen.presenter.explore.show("ranks")
    assert asked(screen) == ["Ask"]
    assert screen.explore.problem is None


def test_there_is_no_other_view(screen):
    with pytest.raises(ValueError, match="no view"):
        screen.presenter.explore.show("map")


@pytest.fixture
def of_pictures(tmp_path):
    """Two pages of one text; one has lost its picture."""
    for name in ("a", "b"):
        (tmp_path / "two" / name).mkdir(parents=True)
        page = f"<p>{TEXT}</p><img src='bridge.png' alt='桥'><img src='gone.png' alt=''>"
        (tmp_path / "two" / name / "page.html").write_text(page, "utf-8")
    Image.new("RGB", (80, 40), "red").save(tmp_path / "two" / "b" / "bridge.png")
    screen = Screen(tmp_path / "memory of two")
    screen.presenter.add([str(tmp_path / "two")])
    screen.work()
    yield screen
    screen.librarian.close()


def test_lost_pictures_are_named_with_the_copies_that_have_them(of_pictures, tmp_path):
    of_pictures.presenter.explore.show("pictures")
    of_pictures.work()
    pictures = of_pictures.explore.pictures
    assert [(row.name, row.page.folder, row.file) for row in pictures.rows] == [
        ("桥", "two/a", str(tmp_path / "two/b/bridge.png")),
        ("gone.png", "two/a", ""),
        ("gone.png", "two/b", ""),
    ]
    assert str(pictures.rows[0].label) == "shown from the copy two/b/page.html"
    assert (pictures.lost, pictures.lent) == (3, 1)


def test_a_group_of_pages_is_looked_through_for_lost_pictures_by_itself(of_pictures):
    of_pictures.presenter.choose_group(0)
    of_pictures.work()
    assert [row.name for row in of_pictures.states[-1].lost_pictures] == ["桥", "gone.png", "gone.png"]


def test_a_group_of_other_files_is_not(tmp_path):
    for name in ("one.txt", "two.txt"):
        (tmp_path / name).write_text(TEXT, "utf-8")
    screen = Screen(tmp_path / "memory")
    screen.presenter.add([str(tmp_path / "one.txt"), str(tmp_path / "two.txt")])
    screen.work()
    screen.presenter.choose_group(0)
    assert "Ask" not in asked(screen)
    screen.librarian.close()


def test_a_picture_in_sight_is_drawn_once(of_pictures, tmp_path):
    file = str(tmp_path / "two/b/bridge.png")
    of_pictures.presenter.explore.draw((file, file, ""))
    assert asked(of_pictures) == ["AskThumbnail"]
    of_pictures.work()
    thumbnail = of_pictures.explore.thumbnails[file]
    assert (thumbnail.width, thumbnail.height) == (80, 40)
    of_pictures.presenter.explore.draw((file,))
    assert asked(of_pictures) == []


def test_a_picture_that_went_meanwhile_is_known_to_be_unreadable(of_pictures, tmp_path):
    file = tmp_path / "two/b/bridge.png"
    file.unlink()
    of_pictures.presenter.explore.draw((str(file),))
    of_pictures.work()
    assert of_pictures.explore.thumbnails == {str(file): None}


def test_lost_pictures_are_looked_for_when_a_scan_has_ended_and_not_in_it(of_pictures):
    of_pictures.presenter.choose_group(0)
    of_pictures.work()
    of_pictures.presenter.scan()
    of_pictures.work()
    assert len(of_pictures.states[-1].lost_pictures) == 3


def test_near_fingerprints_are_found_in_every_way(screen, folder):
    screen.presenter.explore.show("fingerprints")
    screen.work()
    near = screen.explore.fingerprints
    # the first file of all, where nobody has asked for one
    assert (near.question, near.is_file, near.bits, near.count) == (str(folder / "cup.html"), True, 3, 2)
    assert [(row.file.name, row.distance) for row in near.rows] == [("cup.html", 0)]
    assert [(way.mode, way.tables) for way in near.ways] == [
        ("scan", 0),
        ("online", 1),
        ("offline", 1),
        ("blocks", 4),
        ("manku", 10),
        ("manku", 16),
        ("manku", 20),
        ("index", 0),
    ]
    assert [way.probes for way in near.ways[:3]] == [0, 43_745, 1]
    assert near.ways[3].on_paper == (488_281.25, 256_000_000_000)


def test_a_fingerprint_may_be_asked_for_by_its_digits(screen):
    screen.presenter.explore.show("fingerprints")
    screen.work()
    value = screen.explore.fingerprints.value
    screen.presenter.explore.find_fingerprints(f"{value ^ 0b1011:016X}", 3)
    screen.work()
    near = screen.explore.fingerprints
    assert near.value == value ^ 0b1011
    assert [(row.file.name, row.distance) for row in near.rows] == [("cup.html", 3)]
    screen.presenter.explore.find_fingerprints(near.question, 4)
    screen.work()
    assert [way.mode for way in screen.explore.fingerprints.ways if way.refused] == ["online", "offline"]


def test_a_question_without_a_fingerprint_is_answered_with_the_reason(screen, folder, tmp_path):
    screen.presenter.explore.find_fingerprints(str(folder / "none.html"), 3)
    screen.work()
    missing = screen.explore.fingerprints
    assert (missing.value, missing.rows, str(missing.problem)) == (None, (), "There is no such file.")
    empty = tmp_path / "marks.txt"
    empty.write_text("。。。", "utf-8")
    screen.presenter.explore.find_fingerprints(str(empty), 3)
    screen.work()
    assert str(screen.explore.fingerprints.problem) == "It has no text, and no fingerprint."


def test_what_is_kept_out_is_listed_and_can_be_let_in(screen, folder):
    shutil.copy(folder / "one.html", folder / "third.html")
    screen.presenter.set_gate(True)
    screen.presenter.scan()
    screen.work()
    screen.presenter.explore.show("known")
    screen.work()
    known = screen.explore.known
    assert [(row.file.name, row.speaker.name) for row in known.rows] == [("third.html", "one.html")]
    assert str(known.rows[0].reason).startswith("the same bytes as pages/one.html")
    assert (known.copies, known.saved) == (1, (folder / "third.html").stat().st_size)
    assert screen.notices[-1].offers[0].action == "library-known"
    screen.presenter.let_in((str(folder / "third.html"),))
    screen.work()
    assert screen.explore.known.rows == ()
    assert screen.states[-1].documents == 4
    screen.presenter.scan()
    screen.work()
    assert screen.states[-1].documents == 4


def test_pages_of_pictures_that_are_copies_are_listed_as_pairs(screen, folder):
    picture = Image.new("L", (64, 64))
    picture.putdata([(x * 5 + y * 3) % 251 for y in range(64) for x in range(64)])
    for name in ("first", "second"):
        place = folder / name
        place.mkdir()
        picture.save(place / "bridge.png")
        (place / "page.html").write_text('<div><img src="bridge.png" alt="桥"></div>', "utf-8")
    screen.presenter.scan()
    screen.work()
    screen.presenter.explore.show("pictures")
    screen.work()
    pictures = screen.explore.pictures
    assert (pictures.pages, pictures.pairs) == (2, 1)
    (pair,) = pictures.alike
    assert (pair.a.path, pair.b.path) == tuple(
        str(folder / name / "page.html") for name in ("first", "second")
    )
    assert (pair.shared, pair.keywords) == (1.0, 1.0)
