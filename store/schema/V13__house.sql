-- What holds for a whole server as its admins chose it, and what they have been told of permissions that are missing.

-- The newest row of a server counts; a server without one has everything as usual. `chosen`: JSON. `author` is who chose it. Two admins
-- who start from the same revision cannot both write the next one.
CREATE TABLE house (
    guild INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    chosen TEXT NOT NULL,
    author INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild, revision)
) STRICT, WITHOUT ROWID;

-- Where Discord refuses the bot a permission, somebody is told once: for each channel and permission, until a card was posted there.
CREATE TABLE refusal (
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    permission TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (channel, permission)
) STRICT, WITHOUT ROWID;
