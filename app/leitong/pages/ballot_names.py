"""How a person asks for a vote table: in the terminal, in the window and in what is remembered alike."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

LEARNED = "learned"
TEXTBOOK = "textbook"
TABLES: Mapping[str, str] = MappingProxyType({LEARNED: "votes", TEXTBOOK: "textbook"})
"""The names of tables in resources/pages. All documents are compared by what the learned votes take."""
