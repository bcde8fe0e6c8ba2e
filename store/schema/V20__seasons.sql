-- Seasons: many tables of one game on one server (play/club).
CREATE TABLE season (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    form TEXT NOT NULL,
    state TEXT NOT NULL,
    chosen TEXT NOT NULL,
    seed TEXT NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER NOT NULL,
    message INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    due REAL,
    revision INTEGER NOT NULL,
    created_at REAL NOT NULL
) STRICT;
CREATE INDEX season_guild ON season (guild);
CREATE INDEX season_due ON season (due) WHERE due IS NOT NULL;
CREATE TABLE season_person (
    season INTEGER NOT NULL REFERENCES season (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    division INTEGER NOT NULL,
    number INTEGER NOT NULL,
    state TEXT NOT NULL,
    said_at REAL NOT NULL,
    for_user INTEGER NOT NULL,
    waits REAL,
    PRIMARY KEY (season, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX season_person_user ON season_person (user);
CREATE TABLE season_table (
    season INTEGER NOT NULL REFERENCES season (id) ON DELETE CASCADE,
    division INTEGER NOT NULL,
    number INTEGER NOT NULL,
    wave INTEGER NOT NULL,
    seats TEXT NOT NULL,
    starts_at REAL NOT NULL,
    closes_at REAL NOT NULL,
    match INTEGER,
    told INTEGER NOT NULL,
    PRIMARY KEY (season, division, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX season_table_match ON season_table (match) WHERE match IS NOT NULL;
CREATE TABLE season_post (
    season INTEGER NOT NULL REFERENCES season (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    user INTEGER NOT NULL,
    due REAL NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (season, kind, number, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX season_post_due ON season_post (due);
-- Who does not want to sit at one table with whom, in the seasons of a server.
CREATE TABLE apart (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    other INTEGER NOT NULL,
    PRIMARY KEY (guild, user, other)
) STRICT, WITHOUT ROWID;
