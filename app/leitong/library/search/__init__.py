"""Search in a library: an inverted index of words and of runs of two letters, ranked by text and links (S26, S34)."""
