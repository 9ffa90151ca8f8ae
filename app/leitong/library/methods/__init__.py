"""The textbook's methods over a whole library: which pairs each proposes, and which are confirmed (S13–S18)."""
