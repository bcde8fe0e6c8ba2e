-- As the script of the same number for SQLite.
CREATE TABLE seeking (
    guild BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    name TEXT NOT NULL,
    games TEXT NOT NULL,
    pace TEXT NOT NULL,
    most BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    bot BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    wasted BIGINT NOT NULL,
    PRIMARY KEY (guild, "user")
);
CREATE INDEX seeking_until ON seeking (until);
CREATE INDEX seeking_user ON seeking ("user");
