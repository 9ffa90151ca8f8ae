"""What the Library shows and does."""
