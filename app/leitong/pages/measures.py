"""What can be measured of each block, before any opinion on it: one column of numbers a measure."""

from __future__ import annotations

import numpy as np

from leitong.pages.characters import count_characters, spell
from leitong.pages.columns import Columns
from leitong.pages.marks import mark
from leitong.pages.surroundings import look_around, look_for_title
from leitong.pages.titles import bigrams, pairs_found
from leitong.pages.tree import MIX, Tree, numbered
from leitong.pages.walked import Elements, Stretches

# stands where a character could not be decoded, here or when the page was saved
_LOST = "\ufffd"
# no words are left in a text that has lost so many characters
UNREADABLE_FROM = 0.15
# below so many bytes of full sentences something is said of a text, above all comments
_SOME_TEXT = 200
# more blocks than that after a text tell no more of where it ends
_MOST_CLOSINGS = 20


def measure(stretches: Stretches, elements: Elements, tree: Tree, title: str) -> Columns:
    """All measures of a block by itself; the rows of the second look are still zero."""
    columns = Columns(len(stretches.texts))
    if not stretches.texts:
        return columns
    pairs = bigrams(title)
    _own_words(stretches, columns, pairs, len(title))
    _places(columns)
    _alike(elements, tree, columns)
    inside = look_around(elements, tree, columns)
    mark(elements.traits, inside, tree, columns)
    look_for_title(tree, columns, len(pairs))
    _together(columns)
    return columns


def _own_words(
    stretches: Stretches, columns: Columns, title_pairs: frozenset[str], title_length: int
) -> None:
    count = len(columns)
    # pieces of links behind the blocks, so that all are counted in one pass
    spelled = spell([*stretches.texts, *stretches.linked])
    characters = count_characters(spelled)
    letters, size, marks = characters.letters[:count], characters.size[:count], characters.marks[:count]
    if _LOST in spelled.text:
        columns["lost"] = spelled.first(count).share_of(_LOST)
        letters[columns["lost"] >= UNREADABLE_FROM] = 0
    linked = np.bincount(stretches.linked_in, characters.letters[count:], count)
    linked = np.minimum(linked, letters)
    own_letters = np.maximum(letters, 1)
    density = linked / own_letters
    columns["one"] = 1
    columns["letters"] = letters
    columns["linked"] = linked
    columns["net"] = letters - linked
    columns["size"] = size
    columns["net_size"] = size * (1 - density)
    columns["marks"] = marks
    columns["ends"] = characters.ends[:count]
    columns["breaks_off"] = characters.breaks_off[:count]
    columns["digit_density"] = characters.digits[:count] / own_letters
    columns["mark_density"] = marks / np.maximum(size, 1)
    columns["link_density"] = density
    columns["links"] = np.bincount(stretches.links_in, minlength=count)
    columns["images"] = np.bincount(stretches.images_in, minlength=count)
    columns["hidden"] = stretches.hidden
    columns["title_share"] = pairs_found(title_pairs, title_length, spelled.first(count))


def _places(columns: Columns) -> None:
    size = columns["net_size"].astype(np.float64)
    count = len(size)
    columns["place"] = (np.arange(count) + 0.5) / count
    passed = np.add.accumulate(size)
    columns["passed"] = (passed - size / 2) / max(1.0, float(passed[-1]))


def _alike(elements: Elements, tree: Tree, columns: Columns) -> None:
    """Blocks of one shape (same tag path, same class) are made by one template: look at them together."""
    at = tree.of_block
    numbers, some = numbered(tree.paths(elements.tag).take(at) * MIX + elements.look.take(at))
    sums = np.empty((4, len(some)))
    sums[0] = some
    for row, name in enumerate(("linked", "net_size", "ends"), 1):
        sums[row] = np.bincount(numbers, columns[name])
    sums[1] /= np.maximum(1, np.bincount(numbers, columns["letters"]))
    sums[2:] /= some
    columns.set_rows("alike", sums.take(numbers, axis=1))


def _together(columns: Columns) -> None:
    """Measures that mean something else together than apart, and those of ALGORITHMS S02."""
    density, images, net = columns["link_density"], columns["images"], columns["net"]
    comment = np.maximum(columns["near comments"], columns["in comments"])
    pictured = (images >= 1) & (net < 20 * images)
    text = columns["net_size"] * columns["ends"] * (1 - comment) * (columns["hidden"] == 0)
    columns["comment_below_text"] = comment * (np.add.accumulate(text) > _SOME_TEXT)
    # what is above the content title was said of something else
    below = text * (columns["after_title"] >= columns["titled"])
    closing = np.maximum(columns["near related"], columns["near footer"])
    np.maximum(closing, columns["near comments"], out=closing)
    closing[np.add.accumulate(below) <= _SOME_TEXT] = 0
    columns["closings"] = np.minimum(np.add.accumulate(closing), _MOST_CLOSINGS)
    columns["linked_item"] = columns["tag li"] * (density > 0.5)
    columns["picture"] = pictured
    columns["hub"] = (columns["links"] >= 1) & (density >= 0.5) & ~pictured
    # neither a text with few links nor one with many
    columns["link_density_of_text"] = density
    columns["link_density_of_text"][(net < 10) & (density < 0.1)] = 0.3
