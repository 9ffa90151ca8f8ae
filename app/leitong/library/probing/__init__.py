"""Every way of finding the fingerprints within k bits of a given one, each counting what it looks at (S12, M1, M3)."""
