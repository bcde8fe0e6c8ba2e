-- As the script of the same number for SQLite.
CREATE TABLE harbour (
    guild BIGINT PRIMARY KEY,
    number BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    due DOUBLE PRECISION,
    since DOUBLE PRECISION NOT NULL,
    message BIGINT NOT NULL,
    clicked BIGINT NOT NULL,
    quiet BIGINT NOT NULL,
    author BIGINT NOT NULL
);
CREATE INDEX harbour_due ON harbour (due) WHERE due IS NOT NULL;
