"""Is there a screen to open a window on? Asked before Qt is, whose own answer is to abort the process."""

from __future__ import annotations

import ctypes
import os
import socket
import sys
from importlib.util import find_spec
from pathlib import Path


def screen_missing() -> str | None:
    """One sentence that says why no window can be opened, or None if one can.

    Looks only where the question arises: on Unix systems with X11 or Wayland, and unless QT_QPA_PLATFORM
    already chooses where to draw (such as "offscreen").
    """
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return None
    display, wayland = os.environ.get("DISPLAY"), os.environ.get("WAYLAND_DISPLAY")
    if not display and not wayland:
        return "There is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)."
    if wayland and _wayland_answers(wayland):
        return None
    if not display:
        return f"The screen {wayland} (WAYLAND_DISPLAY) does not answer."
    return _x11_problem(display)


def _wayland_answers(name: str) -> bool:
    path = Path(os.environ.get("XDG_RUNTIME_DIR", "/run/user")) / name
    with socket.socket(socket.AF_UNIX) as connection:
        try:
            connection.connect(str(path))
        except OSError:
            return False
    return True


def _x11_problem(display: str) -> str | None:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
        xcb.xcb_connect.restype = ctypes.c_void_p
        connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
        failed = xcb.xcb_connection_has_error(connection)
        xcb.xcb_disconnect(connection)
    except OSError as error:
        return _missing_library(error)
    return f"The screen {display} (DISPLAY) does not answer." if failed else _plugin_problem()


def _plugin_problem() -> str | None:
    """Load Qt's X11 plugin as Qt would: the linker names the missing library, Qt often another one."""
    qt = find_spec("PySide6")
    folders = qt.submodule_search_locations if qt else None
    for plugin in (Path(folder, "Qt", "plugins", "platforms", "libqxcb.so") for folder in folders or ()):
        if plugin.exists():
            try:
                ctypes.CDLL(str(plugin))
            except OSError as error:
                return _missing_library(error)
    return None


def _missing_library(error: OSError) -> str:
    library = str(error).partition(":")[0]
    return f"A system library that the window needs is missing: {library}. The README says how to install it."
