"""Results as files that a third person, or a program, can read."""
