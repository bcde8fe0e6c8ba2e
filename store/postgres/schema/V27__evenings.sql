-- As the script of the same number for SQLite.
CREATE TABLE evening (
    guild BIGINT PRIMARY KEY,
    number BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    game TEXT NOT NULL,
    starts_at DOUBLE PRECISION NOT NULL,
    weekly BIGINT NOT NULL,
    event BIGINT NOT NULL,
    state TEXT NOT NULL,
    message BIGINT NOT NULL,
    due DOUBLE PRECISION,
    author BIGINT NOT NULL
);
CREATE INDEX evening_due ON evening (due) WHERE due IS NOT NULL;
CREATE TABLE evening_person (
    guild BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    name TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    match BIGINT,
    PRIMARY KEY (guild, "user")
);
CREATE INDEX evening_person_user ON evening_person ("user");
