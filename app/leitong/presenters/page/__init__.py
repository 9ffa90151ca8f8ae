"""A page block by block, with its tag tree and votes."""
