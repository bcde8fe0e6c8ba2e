-- What is to be deleted, and from when on. `what`: all about a person (`person`), all of a server because somebody who runs it said so
-- (`server`), or because the bot was removed from it (`left`: unless it is back before). `secret`: by it results get a number in the
-- place of the person; it goes with the row.
CREATE TABLE erasure (
    what TEXT NOT NULL CHECK (what IN ('person', 'server', 'left')),
    id INTEGER NOT NULL,
    asked_at REAL NOT NULL,
    due REAL NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (what, id)
) STRICT, WITHOUT ROWID;
