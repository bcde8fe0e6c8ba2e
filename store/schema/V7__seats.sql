-- Who held a seat of a running match until which entry, and does so no longer. Who holds it now stands in `seat`, so a match in
-- which nobody changed has no rows. Of earlier days only who it was is known: they have no name, and an `until` before every entry.
CREATE TABLE stint (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    until INTEGER NOT NULL,
    user INTEGER,
    name TEXT,
    bot TEXT,
    PRIMARY KEY (match, seat, until),
    CHECK ((user IS NULL) <> (bot IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX stint_user ON stint (user) WHERE user IS NOT NULL;
INSERT INTO stint (match, seat, until, user, name)
SELECT match, seat, -row_number() OVER (PARTITION BY match, seat ORDER BY user), user, '' FROM former;
DROP TABLE former;

-- Whether anybody may take a bot's seat, whether bots play on where no people are left, and who asks for a seat.
ALTER TABLE match ADD COLUMN free INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN alone INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN wishes TEXT NOT NULL DEFAULT '[]';

-- A person may be pinged for their turn and for a question at the same time.
CREATE TABLE ping_of (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('turn', 'ask')),
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    PRIMARY KEY (match, user, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO ping_of (match, user, kind, channel, message, edition) SELECT match, user, 'turn', channel, message, edition FROM ping;
DROP TABLE ping;
ALTER TABLE ping_of RENAME TO ping;

CREATE TABLE to_tell (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('card', 'result', 'mention', 'ping', 'ask', 'notice', 'trouble')),
    recipient INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    payload TEXT NOT NULL,
    due REAL,
    tries INTEGER NOT NULL DEFAULT 0,
    owner TEXT,
    lease_until REAL,
    PRIMARY KEY (match, kind, recipient)
) STRICT, WITHOUT ROWID;
INSERT INTO to_tell (match, kind, recipient, edition, payload, due, tries, owner, lease_until)
SELECT match, kind, recipient, edition, payload, due, tries, owner, lease_until FROM outbox;
DROP TABLE outbox;
ALTER TABLE to_tell RENAME TO outbox;

-- Questions are asked on the card and by pings of their own, and a reminder says when the time is up: what was still to be told in the
-- old words has none today.
DELETE FROM notice
WHERE msg LIKE '%"key":"play.notice.undo-asked"%' OR msg LIKE '%"key":"play.notice.abandon-asked"%'
    OR msg LIKE '%"key":"play.notice.reminder"%';
