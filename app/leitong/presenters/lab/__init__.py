"""What the Lab shows and does."""
