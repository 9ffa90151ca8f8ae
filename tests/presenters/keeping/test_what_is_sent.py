import pickle
from io import BytesIO

from leitong.library.library import Library
from leitong.presenters.keeping.shelf import Shelf

TEXT = "The library of Linjiang stays open until ten from Monday on, and its cellar is closed on Fridays. "


class Names(pickle.Unpickler):
    """Notes which modules an answer needs where it is opened."""

    def __init__(self, answer):
        super().__init__(BytesIO(pickle.dumps(answer)))
        self.modules = set()
        self.load()

    def find_class(self, module, name):
        self.modules.add(module)
        return super().find_class(module, name)


def test_a_list_of_groups_brings_nothing_of_the_librarys_own_process_into_the_window(tmp_path):
    with Library.open(None) as library:
        for number in range(3):
            path = tmp_path / f"{number}.txt"
            path.write_text(TEXT * (number + 1), "utf-8")
            library.add(path)
        listed = Shelf.of(library, 1).listed(1, 0.5)
    heavy = (
        "leitong.presenters.keeping",
        "leitong.library.library",
        "leitong.library.storage",
        "leitong.scan",
    )
    assert not [module for module in Names(listed).modules if module.startswith(heavy)]
