-- The live evening of a server, and who is here for it (play/club/evenings.py).
CREATE TABLE evening (
    guild INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    starts_at REAL NOT NULL,
    weekly INTEGER NOT NULL,
    event INTEGER NOT NULL,
    state TEXT NOT NULL,
    message INTEGER NOT NULL,
    due REAL,
    author INTEGER NOT NULL
) STRICT;
CREATE INDEX evening_due ON evening (due) WHERE due IS NOT NULL;
CREATE TABLE evening_person (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    at REAL NOT NULL,
    match INTEGER,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX evening_person_user ON evening_person (user);
