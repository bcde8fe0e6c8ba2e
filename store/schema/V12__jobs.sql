-- What only one of several processes does at a time. `until`: nobody else takes it before. `note`: what the last one wants the next to know.
CREATE TABLE job (
    name TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    until REAL NOT NULL,
    note TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
