-- As the script of the same number for SQLite.
CREATE TABLE house (
    guild BIGINT NOT NULL,
    revision BIGINT NOT NULL,
    chosen TEXT NOT NULL,
    author BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guild, revision)
);
CREATE TABLE refusal (
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    permission TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (channel, permission)
);
