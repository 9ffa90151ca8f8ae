"""The tree and the stack of open elements of the specification's page; where HTML5 reads otherwise, HTML5 is right."""

import pytest

from leitong.pages.structure import structure
from leitong.pages.tag_tree_of import tag_tree
from leitong.pages.tags import VOID


@pytest.fixture
def tree_of(make_document):
    def tree(html):
        document = make_document(html)
        return tag_tree(document, structure(document).blocks)

    return tree


def bare(tag):
    return tag.name.partition("#")[0].partition(".")[0]


def test_the_stack_after_each_start_tag(worked, tree_of):
    example = worked["html_tree"]
    expected = [path for tag, path in example["expected"]["stack_after_each_tag"] if tag[1] != "/"]
    tree = tree_of(example["inputs"]["html"])
    stacks = []
    for number, tag in enumerate(tree.tags):
        # a void tag is never pushed
        names = [bare(tree.tags[open_]) for open_ in tree.stack(number)]
        stacks.append("/".join(names[:-1] if bare(tag) in VOID else names))
    assert stacks == expected


def test_the_ends_that_nobody_wrote(worked, tree_of):
    tree = tree_of(worked["html_tree"]["inputs"]["html"])
    assert [bare(tag) for tag in tree.tags if not tag.closed] == ["head", "p", "p", "li", "li"]
    assert all(tag.written for tag in tree.tags)
    assert tree.stray == 0


def test_two_rows_of_a_table_whose_ends_are_implied(worked, tree_of):
    tree = tree_of(worked["html_tree"]["inputs"]["malformed"]["table"])
    names = [bare(tag) for tag in tree.tags]
    assert names[names.index("table") :] == ["table", "tbody", "tr", "td", "td", "tr", "td"]
    assert [tag.letters for tag in tree.tags if bare(tag) == "td"] == [1, 1, 1]


def test_a_script_is_raw_text(worked, tree_of):
    tree = tree_of(worked["html_tree"]["inputs"]["malformed"]["script"])
    assert [bare(tag) for tag in tree.tags] == ["html", "head", "script", "body", "br"]


def test_an_end_tag_that_closes_nothing_is_ignored(worked, tree_of):
    # HTML5 carries an open <i> on and drops a <td> outside a table, which the specification's stack does not
    tree = tree_of(worked["html_tree"]["inputs"]["malformed"]["cross"])
    assert [bare(tag) for tag in tree.tags[3:5]] == ["b", "i"]
    assert "td" not in map(bare, tree.tags)
    assert tree.stray > 0


def test_a_text_without_tags_stands_in_the_body(worked, tree_of):
    tree = tree_of(worked["html_tree"]["inputs"]["malformed"]["text"])
    assert [(tag.name, tag.letters, tag.written) for tag in tree.tags][-1] == ("body", 6, False)


def test_nothing_has_the_three_elements_that_html_gives_every_page(worked, tree_of):
    tree = tree_of(worked["html_tree"]["inputs"]["malformed"]["empty"])
    assert [(tag.name, tag.letters, tag.written) for tag in tree.tags] == [
        ("html", 0, False),
        ("head", 0, False),
        ("body", 0, False),
    ]
