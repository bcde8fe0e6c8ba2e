-- Titles that tell what somebody did in a match; one a match and person.
CREATE TABLE title (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX title_user ON title (user, at);
