from pathlib import Path

from leitong.gui.library.link_graph import LinkGraph, names_apart
from leitong.gui.tokens import LIGHT
from leitong.presenters.library.file_ref import FileRef
from leitong.presenters.library.ranks_state import LinkedFile, LinksState


def file(folder, name):
    return FileRef(f"/pages/{folder}/{name}", name, f"pages/{folder}")


def test_files_of_one_name_are_told_apart_by_their_folders():
    files = [file("site", "index.html"), file("mirror", "index.html"), file("site", "news.html")]
    assert names_apart(files) == [
        str(Path("site", "index.html")),
        str(Path("mirror", "index.html")),
        "news.html",
    ]


def test_folders_of_one_name_are_told_apart_by_those_above_them():
    files = [file("site/docs", "index.html"), file("mirror/docs", "index.html"), file("site/docs", "a.html")]
    assert names_apart(files) == [
        str(Path("site", "docs", "index.html")),
        str(Path("mirror", "docs", "index.html")),
        "a.html",
    ]


def test_no_files_have_no_names():
    assert names_apart([]) == []


def test_the_picture_is_told_in_words(qtbot):
    graph = LinkGraph(LIGHT)
    qtbot.addWidget(graph)
    nodes = tuple(LinkedFile(one, 1.0, True) for one in (file("site", "a.html"), file("site", "b.html")))
    graph.show_links(LinksState(nodes[0].file.path, nodes, ((0, 1),)))
    assert graph.accessibleDescription() == "a.html → b.html"
