"""What can be measured of each block of some pages, before any opinion on it: one row of numbers a measure.

The blocks of many pages are measured at once, for on those of one a measure takes less time than it takes to begin.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from leitong.pages.by_page import ByPage
from leitong.pages.characters import count_characters, spell
from leitong.pages.columns import Columns
from leitong.pages.forest import MIX, numbered
from leitong.pages.gathered import Gathered
from leitong.pages.marks import mark
from leitong.pages.surroundings import look_around, look_for_title
from leitong.pages.titles import bigrams, pairs_found

# stands where a character could not be decoded, here or when the page was saved
_LOST = "\ufffd"
# no words are left in a text that has lost so many characters
UNREADABLE_FROM = 0.15
# below so many bytes of full sentences something is said of a text, above all comments
_SOME_TEXT = 200
# more blocks than that after a text tell no more of where it ends
_MOST_CLOSINGS = 20


def measure(pages: Gathered, titles: Sequence[str]) -> Columns:
    """All measures of a block by itself; the rows of the second look are still zero.

    titles: what each page is called.
    """
    columns = Columns(len(pages.texts))
    pairs = list(map(bigrams, titles))
    _own_words(pages, columns, titles, pairs)
    _places(pages.blocks, columns)
    _alike(pages, columns)
    inside = look_around(pages, columns)
    mark(pages.traits, inside, pages.forest, columns)
    look_for_title(pages.forest, columns, list(map(len, pairs)))
    _together(pages.blocks, columns)
    return columns


def _own_words(
    pages: Gathered, columns: Columns, titles: Sequence[str], title_pairs: Sequence[frozenset[str]]
) -> None:
    count = len(columns)
    # pieces of links behind the blocks, so that all are counted in one pass
    spelled = spell([*map(pages.texts.__getitem__, pages.blocks.slices), *pages.linked])
    characters = count_characters(spelled)
    letters, size, marks = characters.letters[:count], characters.size[:count], characters.marks[:count]
    if spelled.has(_LOST):
        columns["lost"] = spelled.some(slice(count)).share_of(_LOST)
        letters[columns["lost"] >= UNREADABLE_FROM] = 0
    linked = np.bincount(pages.linked_in, characters.letters[count:], count)
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
    columns["links"] = np.bincount(pages.links_in, minlength=count)
    columns["images"] = np.bincount(pages.images_in, minlength=count)
    columns["hidden"] = pages.hidden
    for rows, title, pairs in zip(pages.blocks.slices, titles, title_pairs, strict=True):
        columns["title_share"][rows] = pairs_found(pairs, len(title), spelled.some(rows))


def _places(blocks: ByPage, columns: Columns) -> None:
    size = columns["net_size"].astype(np.float64)
    columns["place"] = (blocks.places() + 0.5) / blocks.spread(blocks.counts)
    passed = blocks.accumulate(size)
    whole = np.maximum(1.0, passed.take(blocks.ends - 1))
    columns["passed"] = (passed - size / 2) / blocks.spread(whole)


def _alike(pages: Gathered, columns: Columns) -> None:
    """Blocks of one shape (same tag path, same class) are made by one template: look at them together."""
    at = pages.forest.of_block
    shapes = pages.forest.paths(pages.tag).take(at) * MIX + pages.look.take(at)
    numbers, some = numbered(shapes * MIX + pages.blocks.pages)
    sums = np.empty((4, len(some)))
    sums[0] = some
    for row, name in enumerate(("linked", "net_size", "ends"), 1):
        sums[row] = np.bincount(numbers, columns[name])
    sums[1] /= np.maximum(1, np.bincount(numbers, columns["letters"]))
    sums[2:] /= some
    columns.set_rows("alike", sums.take(numbers, axis=1))


def _together(blocks: ByPage, columns: Columns) -> None:
    """Measures that mean something else together than apart, and those of ALGORITHMS S02."""
    density, images, net = columns["link_density"], columns["images"], columns["net"]
    comment = np.maximum(columns["near comments"], columns["in comments"])
    pictured = (images >= 1) & (net < 20 * images)
    text = columns["net_size"] * columns["ends"] * (1 - comment) * (columns["hidden"] == 0)
    columns["comment_below_text"] = comment * (blocks.accumulate(text) > _SOME_TEXT)
    # what is above the content title was said of something else
    below = text * (columns["after_title"] >= columns["titled"])
    closing = np.maximum(columns["near related"], columns["near footer"])
    np.maximum(closing, columns["near comments"], out=closing)
    closing[blocks.accumulate(below) <= _SOME_TEXT] = 0
    columns["closings"] = np.minimum(blocks.accumulate(closing), _MOST_CLOSINGS)
    columns["linked_item"] = columns["tag li"] * (density > 0.5)
    columns["picture"] = pictured
    columns["hub"] = (columns["links"] >= 1) & (density >= 0.5) & ~pictured
    # neither a text with few links nor one with many
    columns["link_density_of_text"] = density
    columns["link_density_of_text"][(net < 10) & (density < 0.1)] = 0.3
