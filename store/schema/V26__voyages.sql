-- The daily voyage (play/club/puzzles): a line a server that has turned it on, its puzzles, what people answered, and who wants no puzzles
-- made of their matches.
CREATE TABLE voyage (
    guild INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER NOT NULL,
    due REAL,
    author INTEGER NOT NULL,
    own TEXT NOT NULL,
    sought REAL NOT NULL
) STRICT;
CREATE INDEX voyage_due ON voyage (due) WHERE due IS NOT NULL;
CREATE TABLE puzzle_post (
    guild INTEGER NOT NULL REFERENCES voyage (guild) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    game TEXT NOT NULL,
    told TEXT NOT NULL,
    match INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    posted_at REAL NOT NULL,
    closes_at REAL NOT NULL,
    state TEXT NOT NULL,
    shown INTEGER NOT NULL,
    shown_at REAL NOT NULL,
    PRIMARY KEY (guild, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_post_state ON puzzle_post (state) WHERE state IN ('new', 'open');
CREATE TABLE puzzle_answer (
    guild INTEGER NOT NULL REFERENCES voyage (guild) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    user INTEGER NOT NULL,
    answer INTEGER NOT NULL,
    stars INTEGER NOT NULL,
    at REAL NOT NULL,
    doubts INTEGER NOT NULL,
    shared INTEGER NOT NULL,
    PRIMARY KEY (guild, number, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_answer_user ON puzzle_answer (user);
CREATE TABLE puzzle_refusal (
    user INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;
