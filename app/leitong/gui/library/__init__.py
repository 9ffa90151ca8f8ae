"""The Library screen: sources, groups, the threshold between them, and one group looked at closely."""
