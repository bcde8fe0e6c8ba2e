-- As the script of the same number for SQLite.
CREATE TABLE direct (
    "user" BIGINT PRIMARY KEY,
    channel BIGINT NOT NULL,
    rests DOUBLE PRECISION NOT NULL DEFAULT 0
);
