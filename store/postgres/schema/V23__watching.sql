-- As the script of the same number for SQLite.
CREATE TABLE watch (
    match BIGINT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    told TEXT NOT NULL,
    closed BIGINT NOT NULL
);
CREATE TABLE prediction (
    match BIGINT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    "user" BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match, "user")
);
CREATE INDEX prediction_user ON prediction ("user");
