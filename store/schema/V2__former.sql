-- Who sat in a seat of a running match before somebody else did. They have seen its secrets, so they may return to no other.
CREATE TABLE former (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (match, user, seat)
) STRICT, WITHOUT ROWID;
