-- What Discord still has to be told. A row is written with the change that it belongs to, claimed by a worker for a while
-- (owner, lease_until), and goes when Discord has accepted the message. Without a due time it only marks what was told.
-- The table is nearly empty at all times: one tree without further indexes makes the move that writes to it cheap.
CREATE TABLE outbox (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('card', 'result', 'mention', 'ping', 'notice', 'trouble')),
    recipient INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    payload TEXT NOT NULL,
    due REAL,
    tries INTEGER NOT NULL DEFAULT 0,
    owner TEXT,
    lease_until REAL,
    PRIMARY KEY (match, kind, recipient)
) STRICT, WITHOUT ROWID;

-- What an older program had not shown yet; every player is looked at, because it could lose pings.
INSERT INTO outbox (match, kind, recipient, edition, payload, due)
SELECT id, CASE status WHEN 'finished' THEN 'result' ELSE 'card' END, 0, edition, '', 0.0 FROM match WHERE edition > shown;
INSERT INTO outbox (match, kind, recipient, edition, payload, due)
SELECT DISTINCT match.id, 'ping', seat.user, match.edition, '', 0.0
FROM match JOIN seat ON seat.match = match.id WHERE match.status = 'running' AND seat.user IS NOT NULL;
INSERT INTO outbox (match, kind, recipient, edition, payload, due) SELECT DISTINCT match, 'notice', user, 0, '', 0.0 FROM notice;

DROP INDEX match_behind;
DROP INDEX notice_user;
CREATE INDEX notice_match ON notice (match, user);

-- Timers are claimed in the same way.
ALTER TABLE timer ADD COLUMN owner TEXT;
ALTER TABLE timer ADD COLUMN lease_until REAL;
