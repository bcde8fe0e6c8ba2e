-- Who looks for a table on a server: for which games (JSON), at which pace, with how many people at most, rated or not, with a bot or not;
-- where they asked, since when, and until when the row means anything. With no games it only counts the tables found for them to which they
-- did not come.
CREATE TABLE seeking (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    games TEXT NOT NULL,
    pace TEXT NOT NULL,
    most INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    bot INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL,
    wasted INTEGER NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX seeking_until ON seeking (until);
CREATE INDEX seeking_user ON seeking (user);
