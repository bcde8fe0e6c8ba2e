-- What the followers of a match have been told, and whether predictions are closed; who believes that which seat wins.
CREATE TABLE watch (
    match INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    told TEXT NOT NULL,
    closed INTEGER NOT NULL
) STRICT;
CREATE TABLE prediction (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX prediction_user ON prediction (user);
