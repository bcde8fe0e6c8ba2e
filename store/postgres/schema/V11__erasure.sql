-- As the script of the same number for SQLite.
CREATE TABLE erasure (
    what TEXT NOT NULL CHECK (what IN ('person', 'server', 'left')),
    id BIGINT NOT NULL,
    asked_at DOUBLE PRECISION NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (what, id)
);
