"""The process that keeps a library: it lists, regroups, answers, scans and files, and never sees Qt or the window."""
