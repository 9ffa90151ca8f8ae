"""The SQLite file under a library: its tables, its lock, its migrations and its repair."""
