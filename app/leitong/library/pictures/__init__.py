"""The pictures of a library's pages: pages of pictures compared, missing pictures lent by copies (S33, S35)."""
