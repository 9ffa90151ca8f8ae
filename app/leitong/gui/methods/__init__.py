"""The Methods panel: what every method says of the pair, and what it looked at."""
