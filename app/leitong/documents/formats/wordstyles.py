"""The styles part of a Word document, and how WordprocessingML writes attributes and switches."""

from __future__ import annotations

from collections.abc import Mapping

WORD = (
    "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}",
    "{http://purl.oclc.org/ooxml/wordprocessingml/main}",
)
_OFF = ("0", "false", "off", "none")


def word_attribute(attributes: Mapping[str, str], name: str) -> str:
    """The attribute w:`name`, "" if it is not given."""
    return next((attributes[space + name] for space in WORD if space + name in attributes), "")


def is_on(attributes: Mapping[str, str]) -> bool:
    """Whether a property such as w:vanish is set: it is, unless its w:val says otherwise."""
    return word_attribute(attributes, "val") not in _OFF


class Styles:
    """Style names by id, and the ids of hidden styles, from the styles part."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        self.hidden: set[str] = set()
        self._style = ""

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        name = tag.rpartition("}")[2]
        if name == "style":
            self._style = word_attribute(attributes, "styleId")
        elif name == "name":
            self.names[self._style] = word_attribute(attributes, "val")
        elif name == "vanish" and is_on(attributes):
            self.hidden.add(self._style)

    def end(self, tag: str) -> None: ...

    def data(self, text: str) -> None: ...
