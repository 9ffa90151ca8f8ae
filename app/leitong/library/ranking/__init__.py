"""The links between the pages of a library, and the rank that they give to each page (S29, S30)."""
