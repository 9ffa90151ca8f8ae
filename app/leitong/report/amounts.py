"""Numbers, sizes and times as people read them in a table."""

from __future__ import annotations

_RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def amount(number: float) -> str:
    """Three digits, or all before the point with commas; 2.4·10⁻⁵ where it is very small."""
    if number >= 100:
        return f"{number:,.0f}"
    digits, _, power = f"{number:.3g}".partition("e")
    return f"{digits}·10{str(int(power)).translate(_RAISED)}" if power else digits


def size(count: int) -> str:
    """Of a number of bytes, by thousands: 2.53 KB."""
    left = float(count)
    for unit in ("B", "KB", "MB", "GB", "TB"):
        if left < 1000:
            return f"{left:.3g} {unit}"
        left /= 1000
    return f"{left:,.3g} PB"


def seconds(time: float) -> str:
    """Of a time in seconds, in the unit that fits; a dash for none."""
    if time == 0:
        return "–"
    if time < 1e-3:
        return f"{time * 1e6:.0f} µs"
    return f"{time * 1e3:.1f} ms" if time < 1 else f"{time:.2f} s"
