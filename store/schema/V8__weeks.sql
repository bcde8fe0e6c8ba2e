-- What makes matches end within weeks: absence, pings, plans, and what is kept after the end.

-- A half-made move, order, early answer or prepared turn: the host knows the kinds, and so it does of timers.
CREATE TABLE half_made (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    rev INTEGER NOT NULL,
    path TEXT NOT NULL,
    PRIMARY KEY (match, seat, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO half_made (match, seat, kind, rev, path) SELECT match, seat, kind, rev, path FROM draft;
DROP TABLE draft;
ALTER TABLE half_made RENAME TO draft;
CREATE TRIGGER draft_rev BEFORE UPDATE OF rev ON draft WHEN NEW.rev <> OLD.rev + 1
BEGIN
    SELECT RAISE(ABORT, 'the revision of the draft is not the next one');
END;
CREATE TABLE falling_due (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    due REAL NOT NULL,
    owner TEXT,
    lease_until REAL,
    PRIMARY KEY (match, kind, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO falling_due (match, kind, seat, due, owner, lease_until) SELECT match, kind, seat, due, owner, lease_until FROM timer;
DROP TABLE timer;
ALTER TABLE falling_due RENAME TO timer;
CREATE INDEX timer_due ON timer (due);
CREATE INDEX timer_leased ON timer (lease_until) WHERE lease_until IS NOT NULL;

-- Time and absence of a table, and what a person chose about them.
CREATE TABLE seat_clock (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    bank REAL NOT NULL,
    since REAL,
    missed INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
-- When the bot was seen last, and for how long it was not there: clocks stood still meanwhile.
CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 1), at REAL NOT NULL) STRICT;
CREATE TABLE downtime (since REAL PRIMARY KEY, until REAL NOT NULL) STRICT, WITHOUT ROWID;
-- A running turn of yesterday begins with its own time: when it is up was stored, not when it began.
INSERT INTO seat_clock (match, seat, bank, since, missed)
SELECT timer.match, timer.seat, 0, timer.due - CASE match.pace
    WHEN '5m' THEN 300 WHEN '1h' THEN 3600 WHEN '8h' THEN 28800 WHEN '1d' THEN 86400 WHEN '3d' THEN 259200 ELSE 604800 END, 0
FROM timer JOIN match ON match.id = timer.match WHERE timer.kind = 'late' AND match.pace <> 'none';
ALTER TABLE match ADD COLUMN absence TEXT NOT NULL DEFAULT 'wait';
ALTER TABLE match ADD COLUMN ballots TEXT NOT NULL DEFAULT '[]';
ALTER TABLE match ADD COLUMN vacancies TEXT NOT NULL DEFAULT '[]';
-- Who would like to take over a seat that falls free on a server.
CREATE TABLE bench (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    games TEXT NOT NULL,
    called_at REAL NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
ALTER TABLE person ADD COLUMN zone TEXT;
ALTER TABLE person ADD COLUMN quiet TEXT;
ALTER TABLE person ADD COLUMN holidays TEXT NOT NULL DEFAULT '[]';

-- How a person is told of their turns: once for all tables, and where it is otherwise at one. `digest`: once a day, at so many minutes
-- after midnight. `hits`: also what others did to them.
ALTER TABLE person ADD COLUMN told TEXT NOT NULL DEFAULT 'channel' CHECK (told IN ('channel', 'dm', 'digest', 'off'));
UPDATE person SET told = CASE WHEN turns = 'dm' THEN 'dm' WHEN pings THEN 'channel' ELSE 'off' END;
ALTER TABLE person DROP COLUMN turns;
ALTER TABLE person DROP COLUMN pings;
ALTER TABLE person ADD COLUMN digest INTEGER NOT NULL DEFAULT 1080;
ALTER TABLE person ADD COLUMN hits INTEGER NOT NULL DEFAULT 0;
-- Who says that they are here for a while: JSON, or null.
ALTER TABLE match ADD COLUMN sprint TEXT;
CREATE TABLE told_at (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    told TEXT NOT NULL CHECK (told IN ('channel', 'dm', 'digest', 'off')),
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;

-- The one message that says what waits for a person, on each server; 0 stands for direct messages, and as message for none. `number`
-- counts its changes: of two processes that post at the same time the slower one begins anew. JSON: `shown`, what it names. Of the
-- messages of before the newest counts; the others stay, and their buttons go on working.
CREATE TABLE ping_on (
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    match INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    posted_at REAL NOT NULL,
    number INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    panel INTEGER NOT NULL,
    shown TEXT NOT NULL,
    PRIMARY KEY (user, guild)
) STRICT, WITHOUT ROWID;
INSERT INTO ping_on (user, guild, match, channel, message, posted_at, number, seen, panel, shown)
SELECT user, guild, match, channel, max(message), 0.0, 1, 0, 0, json_array(json_array(match, 'turn', edition)) FROM (
    SELECT ping.*, CASE WHEN ping.channel IN (match.channel, match.thread) THEN ifnull(match.guild, 0) ELSE 0 END AS guild
    FROM ping JOIN match ON match.id = ping.match)
GROUP BY user, guild;
DROP TABLE ping;
ALTER TABLE ping_on RENAME TO ping;
CREATE TRIGGER ping_number BEFORE UPDATE OF number ON ping WHEN NEW.number <> OLD.number + 1
BEGIN
    SELECT RAISE(ABORT, 'the number of the ping is not the next one');
END;

-- What Discord has to be told: the host knows the kinds.
CREATE TABLE untold (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    recipient INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    payload TEXT NOT NULL,
    due REAL,
    tries INTEGER NOT NULL DEFAULT 0,
    owner TEXT,
    lease_until REAL,
    PRIMARY KEY (match, kind, recipient)
) STRICT, WITHOUT ROWID;
INSERT INTO untold (match, kind, recipient, edition, payload, due, tries, owner, lease_until)
SELECT match, kind, recipient, edition, payload, due, tries, owner, lease_until FROM outbox;
DROP TABLE outbox;
ALTER TABLE untold RENAME TO outbox;
INSERT INTO outbox (match, kind, recipient, edition, payload, due)
SELECT DISTINCT match.id, 'ping', seat.user, match.edition + 1, '', 0.0
FROM match JOIN seat ON seat.match = match.id WHERE match.status = 'running' AND match.lesson IS NULL AND seat.user IS NOT NULL
ON CONFLICT DO NOTHING;

-- Who may answer already what they will be asked, and the entry that brought the matter up.
ALTER TABLE match ADD COLUMN asked TEXT NOT NULL DEFAULT '[]';
ALTER TABLE match ADD COLUMN asked_since INTEGER NOT NULL DEFAULT 0;

-- Turns that are prepared, and what a table lets come by itself.
ALTER TABLE match ADD COLUMN automatic INTEGER NOT NULL DEFAULT 1;

-- What a person wrote down for themselves at a table.
CREATE TABLE memo (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX memo_user ON memo (user);

-- What is kept of matches that are over, and of records that were brought here.
-- What became of everybody in a match that is over: one row for each seat and each person who held it. `user` 0 is a bot without an
-- owner. `how`: played, helped (took the seat over late), left, bot, or ended (without a result). `people` are the seats with owners.
CREATE TABLE outcome (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    how TEXT NOT NULL,
    place INTEGER,
    points INTEGER,
    game TEXT NOT NULL,
    guild INTEGER,
    seats INTEGER NOT NULL,
    people INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    ended_at REAL NOT NULL,
    PRIMARY KEY (match, seat, user)
) STRICT, WITHOUT ROWID;
CREATE INDEX outcome_user ON outcome (user, game) WHERE user <> 0;
CREATE INDEX outcome_guild ON outcome (guild, game) WHERE user <> 0;
-- Matches of earlier days. Who holds the seat at the end, or is the last who held it, has its result.
INSERT INTO outcome (match, seat, user, how, place, points, game, guild, seats, people, rated, ended_at)
WITH owned AS (
    SELECT seat.match, seat.seat, seat.user IS NOT NULL AS sits, coalesce(seat.user, (
        SELECT stint.user FROM stint WHERE stint.match = seat.match AND stint.seat = seat.seat AND stint.user IS NOT NULL
        ORDER BY stint.until DESC LIMIT 1), 0) AS owner, coalesce((
        SELECT max(stint.until) FROM stint WHERE stint.match = seat.match AND stint.seat = seat.seat), 0) AS since
    FROM seat
)
SELECT owned.match, owned.seat, owned.owner,
    CASE WHEN owned.owner = 0 THEN 'bot' WHEN owned.since * 2 < match.seq AND owned.sits THEN 'played'
        WHEN owned.sits THEN 'helped' WHEN owned.since * 2 > match.seq THEN 'played' ELSE 'left' END,
    CASE json_type(match.result, '$.ranks[' || owned.seat || ']') WHEN 'integer'
        THEN json_extract(match.result, '$.ranks[' || owned.seat || ']') END,
    CASE json_type(match.result, '$.scores[' || owned.seat || '].total') WHEN 'integer'
        THEN json_extract(match.result, '$.scores[' || owned.seat || '].total') END,
    match.game, match.guild, (SELECT count(*) FROM owned AS other WHERE other.match = owned.match),
    (SELECT count(*) FROM owned AS other WHERE other.match = owned.match AND other.owner <> 0), 0, match.changed_at
FROM owned JOIN match ON match.id = owned.match
WHERE match.status = 'finished' AND match.lesson IS NULL AND json_valid(match.result);
-- Whether the matches of a table count for ratings, and what a person wants others to know: nobody has a rating who did not ask for it.
ALTER TABLE match ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
CREATE TABLE reputation (
    user INTEGER PRIMARY KEY,
    rated INTEGER NOT NULL,
    hidden INTEGER NOT NULL
) STRICT;
-- Who brought the record of a match here that was played elsewhere; its seats are nobody's.
ALTER TABLE match ADD COLUMN imported_by INTEGER;
CREATE INDEX match_imported ON match (imported_by) WHERE imported_by IS NOT NULL;
