"""Keeps processes from loading modules out of the folder they are started in, where documents lie."""

from __future__ import annotations

import os


def keep_to_own_modules() -> None:
    """To be called before any process is started. A spawned Python looks for its modules in the present folder first,
    before it takes over our own path: without this, `leitong scan .` would run a pickle.py among the documents.
    """
    os.environ["PYTHONSAFEPATH"] = "1"
