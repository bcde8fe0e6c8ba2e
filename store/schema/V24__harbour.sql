-- The harbour post of a server: a line a server (play/club/harbour.py).
CREATE TABLE harbour (
    guild INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    due REAL,
    since REAL NOT NULL,
    message INTEGER NOT NULL,
    clicked INTEGER NOT NULL,
    quiet INTEGER NOT NULL,
    author INTEGER NOT NULL
) STRICT;
CREATE INDEX harbour_due ON harbour (due) WHERE due IS NOT NULL;
