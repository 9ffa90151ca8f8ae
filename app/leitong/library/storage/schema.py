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
    # The journal of what was done to files. A file is written down before it is touched, and again afterwards; `state`
    # says what stands if nothing came afterwards.
    """
    CREATE TABLE actions (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        action TEXT NOT NULL,
        begun_at TEXT NOT NULL,
        folder BLOB
    );
    CREATE TABLE acts (
        entry INTEGER NOT NULL REFERENCES actions (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        state TEXT NOT NULL,
        path BLOB NOT NULL,
        sha256 TEXT NOT NULL,
        size INTEGER NOT NULL,
        mtime_ns INTEGER NOT NULL,
        device INTEGER NOT NULL,
        inode INTEGER NOT NULL,
        kept BLOB NOT NULL,
        spare TEXT NOT NULL,
        mode INTEGER NOT NULL,
        target BLOB,
        link TEXT,
        reason TEXT,
        PRIMARY KEY (entry, place)
    ) WITHOUT ROWID;
    CREATE INDEX acts_interrupted ON acts (entry, place) WHERE state IN ('begun', 'undoing');
    """,
    # What was understood of each print (S04), and what is made of all of them together when it is first asked for:
    # where each file stands (who speaks for its text, its group of near texts, its rank), the keys by which each method
    # proposes pairs, and which files are known to be copies, also after they were forgotten.
    """
    CREATE TABLE pages (
        print INTEGER PRIMARY KEY REFERENCES prints (id) ON DELETE CASCADE,
        page BLOB NOT NULL
    );
    CREATE TABLE standings (
        document INTEGER PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
        speaker INTEGER NOT NULL,
        near INTEGER NOT NULL,
        type INTEGER NOT NULL,
        rank REAL NOT NULL,
        links_in INTEGER NOT NULL,
        links_out INTEGER NOT NULL,
        copies INTEGER NOT NULL
    );
    CREATE INDEX standings_by_speaker ON standings (speaker);
    CREATE TABLE keyed (
        print INTEGER PRIMARY KEY REFERENCES prints (id) ON DELETE CASCADE,
        weights TEXT NOT NULL
    );
    CREATE TABLE method_keys (
        method TEXT NOT NULL,
        key BLOB NOT NULL,
        print INTEGER NOT NULL REFERENCES prints (id) ON DELETE CASCADE,
        PRIMARY KEY (method, key, print)
    ) WITHOUT ROWID;
    CREATE INDEX method_keys_by_print ON method_keys (print);
    CREATE TABLE duplicates (
        path BLOB PRIMARY KEY,
        speaker BLOB NOT NULL,
        type INTEGER NOT NULL,
        size INTEGER NOT NULL,
        mtime_ns INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE searched (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        document INTEGER NOT NULL UNIQUE,
        print INTEGER NOT NULL,
        anchors TEXT NOT NULL
    );
    """,
    # Pairs that were proved while files were still being read: what is common among all is known only at the end, when
    # they are proved again. And the clusters at the threshold that was asked for last.
    """
    ALTER TABLE pairs ADD COLUMN early INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX pairs_early ON pairs (a, b) WHERE early;

    CREATE TABLE clusters (
        id INTEGER PRIMARY KEY,
        kind TEXT NOT NULL,
        reason TEXT NOT NULL,
        largest_distance REAL NOT NULL,
        exact INTEGER NOT NULL
    );
    CREATE TABLE cluster_members (
        cluster INTEGER NOT NULL REFERENCES clusters (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        document INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
        PRIMARY KEY (cluster, place)
    ) WITHOUT ROWID;
    CREATE INDEX cluster_members_by_document ON cluster_members (document);
    """,
    # What tells that two texts are the same, and how long they are, without reading them. And matched prints that went,
    # until the pairs of those that held the same runs are judged again.
    """
    ALTER TABLE samples ADD COLUMN units_key BLOB;
    ALTER TABLE samples ADD COLUMN length INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE dropped (
        id INTEGER PRIMARY KEY,
        sha256 TEXT NOT NULL,
        suffix TEXT NOT NULL,
        content TEXT,
        sample BLOB NOT NULL,
        text BLOB NOT NULL
    );
    """,
    # Whether a known copy has the same bytes, and not the same text alone.
    """
    ALTER TABLE duplicates ADD COLUMN identical INTEGER NOT NULL DEFAULT 0;
    """,
    # How many of the folders above its target were made for a file that was moved, so that undo takes them away.
    """
    CREATE TABLE made_folders (
        entry INTEGER NOT NULL REFERENCES actions (id) ON DELETE CASCADE,
        place INTEGER NOT NULL,
        levels INTEGER NOT NULL,
        PRIMARY KEY (entry, place)
    ) WITHOUT ROWID;
    """,
    # What vanished counts for the pairs of others no longer, and is looked up each time that they are judged.
    """
    CREATE INDEX documents_vanished ON documents (print) WHERE vanished;
    """,
    # Since when a copy has been kept out, and which files a person has let in although their text is there.
    """
    ALTER TABLE duplicates ADD COLUMN noted_at TEXT;
    CREATE TABLE let_in (path BLOB PRIMARY KEY) WITHOUT ROWID;
    """,
)
"""STEPS[n] makes version n + 1 out of version n; 0 is the empty file. A step that was released is never changed."""
