"""What is kept of a text so that its near-duplicates are found and proved without reading it again."""
