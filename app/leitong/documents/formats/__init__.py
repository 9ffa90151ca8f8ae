"""One module a format, each with one `read`; `registry` says which reads what. A new format is a module and a line."""
