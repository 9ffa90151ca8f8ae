"""How soon a scan obeys, stage by stage: from asking it to stop or to pause until it has ended, or rests.

    python tests/bench/stops.py [DATA] [--texts 3000] [--pages 400] [--times 3]

DATA (or the environment variable LEITONG_DATA) is as for scan.py. Asked are the stages of finding, reading and
matching, at different moments of each, while texts and while pages are scanned. Stopping ends with the last event, and
closing the events (as Ctrl+C does) when that returns. A scan rests once neither it nor its readers have used more than
an eighth of the time for a quarter of a second, and the time until the first of that is told.
"""

from __future__ import annotations

if __name__ == "__main__":
    # readers load this file first, and all that it loads: as little as the program itself
    from obeying import main

    main(__doc__)
