"""The tables of a library, as the steps that lead from each version of the file to the next."""

from __future__ import annotations

APPLICATION_ID = 0x4C54_4C42
"""Stands in the file's header, so that another program's database is not taken for a library."""

STEPS = (
    # A file is a document; what was read in it is a print, which files of the same bytes share. Paths are BLOBs,
    # as a name may hold bytes that are no text. A print is `matched` once its pairs are stored. What is large lies
    # in tables of its own, so that reading the small things, or the samples of all, passes over it.
    """
    CREATE TABLE sources (
        path BLOB PRIMARY KEY,
        role TEXT NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE prints (
        id INTEGER PRIMARY KEY,
        sha256 TEXT NOT NULL,
        suffix TEXT NOT NULL,
        recipe TEXT NOT NULL,
        byte_size INTEGER NOT NULL,
        format TEXT NOT NULL,
        encoding TEXT,
        title TEXT NOT NULL,
        language TEXT,
        letters INTEGER NOT NULL,
        simhash INTEGER,
        content TEXT,
        keywords TEXT NOT NULL,
        matched INTEGER NOT NULL DEFAULT 0,
        UNIQUE (sha256, suffix, recipe)
    );
    CREATE INDEX prints_by_size ON prints (byte_size);
    CREATE INDEX prints_by_content ON prints (content);
    CREATE INDEX prints_unmatched ON prints (id) WHERE NOT matched;

    CREATE TABLE samples (
        print INTEGER PRIMARY KEY REFERENCES prints (id) ON DELETE CASCADE,
        sample BLOB NOT NULL
    );
    CREATE TABLE texts (
        print INTEGER PRIMARY KEY REFERENCES prints (id) ON DELETE CASCADE,
        text BLOB NOT NULL
    );
    CREATE TABLE links (
        print INTEGER PRIMARY KEY REFERENCES prints (id) ON DELETE CASCADE,
        links BLOB NOT NULL
    );

    CREATE TABLE documents (
        id INTEGER PRIMARY KEY,
        path BLOB NOT NULL UNIQUE,
        role TEXT NOT NULL,
        size INTEGER NOT NULL,
        mtime_ns INTEGER NOT NULL,
        device INTEGER NOT NULL,
        inode INTEGER NOT NULL,
        sha256 TEXT,
        print INTEGER REFERENCES prints (id),
        recipe TEXT NOT NULL,
        problem TEXT,
        passing INTEGER NOT NULL DEFAULT 0,
        vanished INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX documents_by_print ON documents (print);

    CREATE TABLE pairs (
        a INTEGER NOT NULL REFERENCES prints (id) ON DELETE CASCADE,
        b INTEGER NOT NULL REFERENCES prints (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,
        jaccard REAL,
        a_in_b REAL,
        b_in_a REAL,
        alike REAL NOT NULL,
        PRIMARY KEY (a, b)
    ) WITHOUT ROWID;
    CREATE INDEX pairs_by_b ON pairs (b);

    CREATE TABLE facts (
        name TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE decisions (
        a TEXT NOT NULL,
        b TEXT NOT NULL,
        decision TEXT NOT NULL,
        decided_at TEXT NOT NULL,
        PRIMARY KEY (a, b)
    ) WITHOUT ROWID;
    """,
)
"""STEPS[n] makes version n + 1 out of version n; 0 is the empty file. A step that was released is never changed."""
