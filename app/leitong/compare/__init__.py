"""Two Analyses → Comparison: measures, four-type verdict, shared passages, explanation.

The public function and this room have one name. Python puts the room into `leitong.compare` as soon as anything below
it is imported, so the room itself can be called.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from leitong.analysis import Analysis
    from leitong.compare.comparison import Comparison
    from leitong.compare.rules import Rules


class _Room(ModuleType):
    def __call__(
        self,
        a: Analysis,
        b: Analysis,
        cancelled: Callable[[], bool] = lambda: False,
        *,
        rules: Rules | None = None,
    ) -> Comparison:
        """See `leitong.compare.compare.compare`."""
        # the room is imported by all that is in it
        from leitong.compare.compare import compare  # noqa: PLC0415
        from leitong.compare.rules import USUAL  # noqa: PLC0415

        return compare(a, b, cancelled, rules=rules or USUAL)


sys.modules[__name__].__class__ = _Room
