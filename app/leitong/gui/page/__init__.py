"""The page behind a text: its safe copy, its tag tree, and what was voted on each block."""
