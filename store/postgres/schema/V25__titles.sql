-- As the script of the same number for SQLite.
CREATE TABLE title (
    match BIGINT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    "user" BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    name TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match, "user")
);
CREATE INDEX title_user ON title ("user", at);
