-- As the script of the same number for SQLite.
CREATE TABLE season (
    id BIGINT PRIMARY KEY,
    guild BIGINT NOT NULL,
    game TEXT NOT NULL,
    form TEXT NOT NULL,
    state TEXT NOT NULL,
    chosen TEXT NOT NULL,
    seed TEXT NOT NULL,
    channel BIGINT NOT NULL,
    thread BIGINT NOT NULL,
    message BIGINT NOT NULL,
    edition BIGINT NOT NULL,
    shown BIGINT NOT NULL,
    due DOUBLE PRECISION,
    revision BIGINT NOT NULL,
    created_at DOUBLE PRECISION NOT NULL
);
CREATE INDEX season_guild ON season (guild);
CREATE INDEX season_due ON season (due) WHERE due IS NOT NULL;
CREATE TABLE season_person (
    season BIGINT NOT NULL REFERENCES season (id) ON DELETE CASCADE,
    "user" BIGINT NOT NULL,
    name TEXT NOT NULL,
    division BIGINT NOT NULL,
    number BIGINT NOT NULL,
    state TEXT NOT NULL,
    said_at DOUBLE PRECISION NOT NULL,
    for_user BIGINT NOT NULL,
    waits DOUBLE PRECISION,
    PRIMARY KEY (season, "user")
);
CREATE INDEX season_person_user ON season_person ("user");
CREATE TABLE season_table (
    season BIGINT NOT NULL REFERENCES season (id) ON DELETE CASCADE,
    division BIGINT NOT NULL,
    number BIGINT NOT NULL,
    wave BIGINT NOT NULL,
    seats TEXT NOT NULL,
    starts_at DOUBLE PRECISION NOT NULL,
    closes_at DOUBLE PRECISION NOT NULL,
    match BIGINT,
    told BIGINT NOT NULL,
    PRIMARY KEY (season, division, number)
);
CREATE INDEX season_table_match ON season_table (match) WHERE match IS NOT NULL;
CREATE TABLE season_post (
    season BIGINT NOT NULL REFERENCES season (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    number BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (season, kind, number, "user")
);
CREATE INDEX season_post_due ON season_post (due);
CREATE TABLE apart (
    guild BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    other BIGINT NOT NULL,
    PRIMARY KEY (guild, "user", other)
);
