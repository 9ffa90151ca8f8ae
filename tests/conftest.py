"""What all tests share: they draw into memory unless told where else."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
