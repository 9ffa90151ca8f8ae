"""Fingerprints within k bits of each other, exactly, without comparing all with all (S12)."""
