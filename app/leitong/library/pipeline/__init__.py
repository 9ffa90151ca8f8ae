"""From the page library to the index: who speaks for each text, what it is ranked, which copies are left out (S34)."""
