-- As the script of the same number for SQLite.
CREATE TABLE voyage (
    guild BIGINT PRIMARY KEY,
    number BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    thread BIGINT NOT NULL,
    due DOUBLE PRECISION,
    author BIGINT NOT NULL,
    own TEXT NOT NULL,
    sought DOUBLE PRECISION NOT NULL
);
CREATE INDEX voyage_due ON voyage (due) WHERE due IS NOT NULL;
CREATE TABLE puzzle_post (
    guild BIGINT NOT NULL REFERENCES voyage (guild) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    puzzle TEXT NOT NULL,
    game TEXT NOT NULL,
    told TEXT NOT NULL,
    match BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    posted_at DOUBLE PRECISION NOT NULL,
    closes_at DOUBLE PRECISION NOT NULL,
    state TEXT NOT NULL,
    shown BIGINT NOT NULL,
    shown_at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guild, number)
);
CREATE INDEX puzzle_post_state ON puzzle_post (state) WHERE state IN ('new', 'open');
CREATE TABLE puzzle_answer (
    guild BIGINT NOT NULL REFERENCES voyage (guild) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    answer BIGINT NOT NULL,
    stars BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    doubts BIGINT NOT NULL,
    shared BIGINT NOT NULL,
    PRIMARY KEY (guild, number, "user")
);
CREATE INDEX puzzle_answer_user ON puzzle_answer ("user");
CREATE TABLE puzzle_refusal (
    "user" BIGINT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);
