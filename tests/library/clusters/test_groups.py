import numpy as np
import pytest

from leitong.library.clusters.groups import groups, near_tree
from leitong.library.proving.pairs import find_pairs
from leitong.library.records import GroupKind
from leitong.library.sketching.sketches import gathered, sketch
from leitong.words.normalise import letters
from leitong.words.units import units_of

LINES = [
    "The ferry to the island was cancelled on Friday because of strong winds, the port said. ",
    "Passengers were put up in two hotels near the harbour and will sail on Saturday at noon. ",
    "A spokesman for the company told reporters that tickets remain valid until the end of May. ",
    "Fishermen on the east coast had already brought their boats into the bay on Thursday night. ",
    "The weather service expects gusts to calm down by early morning and no more rain this week. ",
    "Schools on the island stayed open, although several teachers could not come to work by boat. ",
    "In the market hall the price of vegetables rose a little, as fresh goods come from the mainland. ",
    "The mayor asked the owners of old roofs to have them looked at before the winter storms begin. ",
]
WHOLE = "".join(LINES)
CHANGED = "".join(
    [*LINES[:3], "Nobody was hurt, and the museum even had more visitors than usual. ", *LINES[4:]]
)
PART = "".join(LINES[2:5])


@pytest.fixture
def texts():
    return [PART, CHANGED, WHOLE, WHOLE, WHOLE.upper()]


@pytest.fixture
def sketches(texts):
    return gathered([sketch(text, units_of(text), letters(text)) for text in texts])


def found(sketches, rank, threshold=0.5, apart=(), digests=("p", "c", "w", "w", "u")):
    pairs = find_pairs(sketches)
    rank = np.array(rank)
    return [
        (group.kind, group.members)
        for group in groups(pairs, near_tree(pairs, rank, apart), threshold, rank, digests)
    ]


def test_near_copies_are_one_group_with_the_best_first_and_hold_their_parts(sketches):
    assert found(sketches, [4, 3, 0, 1, 2]) == [
        (GroupKind.NEAR, (2, 3, 4, 1)),
        (GroupKind.CONTAINED, (2, 0)),
    ]


def test_the_best_copy_leads_whatever_stands_for_its_text(sketches):
    assert found(sketches, [4, 3, 2, 1, 0])[0] == (GroupKind.NEAR, (4, 3, 2, 1))


def test_equal_copies_stay_together_where_a_slightly_different_text_is_the_best():
    texts = [WHOLE.replace("Friday", "Monday"), WHOLE, WHOLE]
    close = gathered([sketch(text, units_of(text), letters(text)) for text in texts])
    assert found(close, [0, 1, 2], digests="mww") == [(GroupKind.NEAR, (0, 1, 2))]


def test_a_high_threshold_leaves_the_same_texts(sketches):
    assert found(sketches, [4, 3, 0, 1, 2], threshold=0.99)[0] == (GroupKind.SAME_TEXT, (2, 3, 4))


def test_copies_of_the_same_bytes_are_exact(sketches):
    kinds = [kind for kind, _ in found(sketches, [4, 3, 0, 1, 2], threshold=0.99, digests="pcwww")]
    assert kinds[0] is GroupKind.EXACT


def test_a_person_may_tell_two_of_them_apart(sketches):
    near = found(sketches, [4, 3, 0, 1, 2], apart=[(1, 2)])[0]
    assert near == (GroupKind.SAME_TEXT, (2, 3, 4))
