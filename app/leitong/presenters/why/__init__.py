"""What the votes of two fingerprints show, and what would be without some words."""
