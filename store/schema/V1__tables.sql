CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    settings TEXT NOT NULL,
    pace TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished', 'closed', 'frozen')),
    lo INTEGER NOT NULL,
    hi INTEGER NOT NULL,
    opener INTEGER NOT NULL,
    invited TEXT NOT NULL,
    guild INTEGER,
    channel INTEGER NOT NULL,
    thread INTEGER,
    own_thread INTEGER NOT NULL,
    seed TEXT,
    seq INTEGER NOT NULL,
    to_act TEXT NOT NULL,
    late TEXT NOT NULL,
    proposal TEXT,
    result TEXT,
    why TEXT,
    rematch INTEGER,
    edition INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created_at REAL NOT NULL,
    changed_at REAL NOT NULL,
    card_channel INTEGER,
    card_message INTEGER,
    card_posted REAL,
    shown INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Lists of tables by status come from the index alone, however many finished matches there are.
CREATE INDEX match_status ON match (status, id);
CREATE INDEX match_channel ON match (channel, status);
CREATE INDEX match_thread ON match (thread, status) WHERE thread IS NOT NULL;
CREATE INDEX match_guild ON match (guild, status);
CREATE INDEX match_opener ON match (opener, status);
CREATE INDEX match_behind ON match (id) WHERE edition > shown;

-- Two processes that read the same revision cannot both write the next one.
CREATE TRIGGER match_revision BEFORE UPDATE OF revision ON match WHEN NEW.revision <> OLD.revision + 1
BEGIN
    SELECT RAISE(ABORT, 'the revision of the match is not the next one');
END;

CREATE TABLE seat (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT,
    bot TEXT,
    acted INTEGER NOT NULL,
    PRIMARY KEY (match, seat),
    CHECK ((user IS NULL) <> (bot IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_user ON seat (user) WHERE user IS NOT NULL;

CREATE TABLE entry (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    seat INTEGER,
    line TEXT NOT NULL,
    shown TEXT NOT NULL,
    notes TEXT NOT NULL,
    digest TEXT NOT NULL,
    sealed INTEGER NOT NULL,
    at REAL NOT NULL,
    once TEXT,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entry_once ON entry (match, once) WHERE once IS NOT NULL;

CREATE TABLE snapshot (
    match INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    state TEXT NOT NULL
) STRICT;

CREATE TABLE draft (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'order')),
    rev INTEGER NOT NULL,
    path TEXT NOT NULL,
    PRIMARY KEY (match, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER draft_rev BEFORE UPDATE OF rev ON draft WHEN NEW.rev <> OLD.rev + 1
BEGIN
    SELECT RAISE(ABORT, 'the revision of the draft is not the next one');
END;

CREATE TABLE standing_order (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    slot TEXT NOT NULL,
    line TEXT NOT NULL,
    scope TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, seat, slot)
) STRICT, WITHOUT ROWID;

CREATE TABLE timer (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('bot', 'order', 'remind', 'late')),
    seat INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (match, kind, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX timer_due ON timer (due);

CREATE TABLE follower (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE ping (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE notice (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    msg TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX notice_user ON notice (user);

CREATE TABLE person (
    user INTEGER PRIMARY KEY,
    turns TEXT NOT NULL CHECK (turns IN ('channel', 'dm')),
    pings INTEGER NOT NULL,
    language TEXT
) STRICT;
