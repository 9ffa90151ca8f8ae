"""Where the nodes of a picture of links stand, and which of their names have room beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin, sqrt

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics

from leitong.presenters.library.ranks_state import LinkedFile, LinksState

FOOT = 28  # pixels for the sentence below
_MARGIN = 56  # pixels for the names at the edges
_SMALLEST, _LARGEST = 5.0, 16.0  # radii of nodes
_NAMED = 24  # with more nodes only those under the mouse have names
_FEW = 8  # files of a group that have room on a small ring
_NAME_WIDTH = 132


def places_of(links: LinksState, size: QSize) -> list[QPointF]:
    """The group on an inner ring, its neighbours on an outer one, those that are joined near each other.

    size: of the widget, pixels. A point for each node, the middle of its circle.
    """
    middle = QPointF(size.width() / 2, (size.height() - FOOT) / 2)
    wide, high = max(40.0, middle.x() - _NAME_WIDTH), max(32.0, middle.y() - _MARGIN / 2)
    centres = [place for place, node in enumerate(links.nodes) if node.centre]
    others = [place for place, node in enumerate(links.nodes) if not node.centre]
    places = [QPointF(middle) for _ in links.nodes]
    angles = {place: 2 * pi * number / len(centres) - pi / 2 for number, place in enumerate(centres)}
    inner = 0.0 if len(centres) == 1 else 0.38 if len(centres) <= _FEW else 0.6
    for place, angle in angles.items():
        places[place] = middle + QPointF(inner * wide * cos(angle), inner * high * sin(angle))
    partner = {
        other: centre for link in links.links for other, centre in (link, link[::-1]) if centre in angles
    }
    others.sort(key=lambda place: (angles.get(partner.get(place, -1), 0.0), place))
    for number, place in enumerate(others):
        angle = 2 * pi * number / len(others)
        places[place] = middle + QPointF(wide * cos(angle), high * sin(angle))
    return places


def radius_of(node: LinkedFile) -> float:
    """Pixels; larger for a higher rank."""
    return min(_LARGEST, _SMALLEST * sqrt(max(1.0, node.rank)))


def names_with_room(
    nodes: Sequence[LinkedFile],
    names: Sequence[str],
    places: Sequence[QPointF],
    *,
    hovered: int | None,
    metrics: QFontMetrics,
    width: int,
) -> Iterator[tuple[int, str, QRectF]]:
    """Each a node, its name as it is written and where; a name that would lie on another is left out.

    The one under the mouse comes first, then those of the group by rank. width: of the widget, pixels.
    """
    taken: list[QRectF] = []
    order = sorted(
        range(len(nodes)),
        key=lambda place: (place != hovered, not nodes[place].centre, -nodes[place].rank, place),
    )
    for place in order:
        if len(nodes) > _NAMED and place != hovered and not nodes[place].centre:
            continue
        name = metrics.elidedText(names[place], Qt.TextElideMode.ElideMiddle, _NAME_WIDTH - 16)
        length, height = metrics.horizontalAdvance(name), metrics.height()
        at, away = places[place], radius_of(nodes[place]) + 6
        x = at.x() - away - length if at.x() < width / 2 - 1 else at.x() + away
        room = QRectF(x, at.y() - height / 2, length + 2, height)
        if not any(room.intersects(other) for other in taken):
            taken.append(room)
            yield place, name, room
