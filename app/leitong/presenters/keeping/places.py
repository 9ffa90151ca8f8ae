"""Where a file of a library is, as a person is told."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from leitong.library.records import Role
from leitong.presenters.library.file_ref import FileRef


def file_ref(path: Path, sources: Mapping[Path, Role]) -> FileRef:
    return FileRef(str(path), path.name, folder_told(path, sources))


def path_told(file: FileRef) -> str:
    """In one piece, as short as its folder is told."""
    return str(Path(file.folder, file.name))


def folder_told(path: Path, sources: Mapping[Path, Role]) -> str:
    """From the name of its source on."""
    for root in sorted(sources, key=lambda root: -len(root.parts)):
        if path.is_relative_to(root) and path != root:
            return str(Path(root.name or root, path.parent.relative_to(root)))
    return str(path.parent)
