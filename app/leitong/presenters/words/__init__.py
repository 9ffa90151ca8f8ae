"""How texts are cut into words, and the words that are new."""
