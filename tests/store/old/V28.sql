BEGIN TRANSACTION;
CREATE TABLE apart (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    other INTEGER NOT NULL,
    PRIMARY KEY (guild, user, other)
) STRICT, WITHOUT ROWID;
CREATE TABLE bench (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    games TEXT NOT NULL,
    called_at REAL NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE direct (
    user INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    rests REAL NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE downtime (since REAL PRIMARY KEY, until REAL NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE "draft" (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    rev INTEGER NOT NULL,
    path TEXT NOT NULL,
    PRIMARY KEY (match, seat, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO "draft" VALUES(1,0,'turn',1,'bid');
INSERT INTO "draft" VALUES(1,1,'order',2,'');
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
INSERT INTO "entry" VALUES(1,0,NULL,'start','start','[{"args":{"cards":[14,16,28],"text":"hand"},"key":"core.ask.text","to":[0]},{"args":{"cards":[7,15,19],"text":"hand"},"key":"core.ask.text","to":[1]}]','3a411a09cd7d',1,1000000.0,NULL);
INSERT INTO "entry" VALUES(1,1,0,'bid 2','bid 2','[{"args":{"text":"bid","who":{"seat":0}},"key":"core.ask.text","to":null}]','8896c422aede',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(1,2,1,'bid 3','bid 3','[{"args":{"text":"bid","who":{"seat":1}},"key":"core.ask.text","to":null}]','d47e0d5f8e60',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(1,3,NULL,'undo 2','undo 2','[{"args":{"seq":2},"key":"core.note.undo","to":null}]','8896c422aede',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(1,4,1,'bid 4','bid 4','[{"args":{"text":"bid","who":{"seat":1}},"key":"core.ask.text","to":null}]','467836fb97aa',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,0,NULL,'start','start','[{"args":{"cards":[4,25,39],"text":"hand"},"key":"core.ask.text","to":[0]},{"args":{"cards":[14,17,21],"text":"hand"},"key":"core.ask.text","to":[1]},{"args":{"cards":[3,20,40],"text":"hand"},"key":"core.ask.text","to":[2]}]','05a4137ab451',1,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,1,0,'bid 8','bid 8','[{"args":{"text":"bid","who":{"seat":0}},"key":"core.ask.text","to":null}]','4a16511db135',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,2,1,'pass','pass','[]','9790f167f832',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,3,2,'pass','pass','[]','9265dbb9f64c',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,4,1,'21','*','[{"args":{"card":21,"text":"chose"},"key":"core.ask.text","to":[1]}]','e48935546deb',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,5,0,'4','*','[{"args":{"card":4,"text":"chose"},"key":"core.ask.text","to":[0]}]','ca513b5d87c6',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,6,2,'20','*','[{"args":{"card":20,"text":"chose"},"key":"core.ask.text","to":[2]},{"args":{"cards":[4,21,20],"text":"revealed"},"key":"core.ask.text","to":null},{"args":{"card":19,"text":"drew"},"key":"core.ask.text","to":[0]},{"args":{"card":24,"text":"drew"},"key":"core.ask.text","to":[1]},{"args":{"card":37,"text":"drew"},"key":"core.ask.text","to":[2]}]','8c9bac79e020',1,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,7,1,'pass','pass','[]','0d773a2309b5',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,8,2,'bid 6','bid 6','[{"args":{"text":"bid","who":{"seat":2}},"key":"core.ask.text","to":null}]','49ffc99a487c',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,9,0,'pass','pass','[]','a6e6adccb861',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,10,1,'24','*','[{"args":{"card":24,"text":"chose"},"key":"core.ask.text","to":[1]}]','1227f5a50e6b',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,11,0,'19','*','[{"args":{"card":19,"text":"chose"},"key":"core.ask.text","to":[0]}]','d308998ca48a',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,12,2,'3','*','[{"args":{"card":3,"text":"chose"},"key":"core.ask.text","to":[2]},{"args":{"cards":[19,24,3],"text":"revealed"},"key":"core.ask.text","to":null},{"args":{"card":13,"text":"drew"},"key":"core.ask.text","to":[0]},{"args":{"card":18,"text":"drew"},"key":"core.ask.text","to":[1]},{"args":{"card":29,"text":"drew"},"key":"core.ask.text","to":[2]}]','5ee2fa2c099f',1,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,13,0,'word=land keep=13+39','word=land keep=13+39','[]','e574c5f280c3',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,14,1,'word=ahoy keep=-','word=ahoy keep=-','[]','e2ca461004f4',0,1000000.0,NULL);
INSERT INTO "entry" VALUES(2,15,2,'word=ahoy keep=-','word=ahoy keep=-','[]','ee0ff16a6e80',0,1000000.0,NULL);
CREATE TABLE erasure (
    what TEXT NOT NULL CHECK (what IN ('person', 'server', 'left')),
    id INTEGER NOT NULL,
    asked_at REAL NOT NULL,
    due REAL NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (what, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE evening (
    guild INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    starts_at REAL NOT NULL,
    weekly INTEGER NOT NULL,
    event INTEGER NOT NULL,
    state TEXT NOT NULL,
    message INTEGER NOT NULL,
    due REAL,
    author INTEGER NOT NULL
) STRICT;
CREATE TABLE evening_person (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    at REAL NOT NULL,
    match INTEGER,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE follower (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE harbour (
    guild INTEGER PRIMARY KEY,
    number INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    due REAL,
    since REAL NOT NULL,
    message INTEGER NOT NULL,
    clicked INTEGER NOT NULL,
    quiet INTEGER NOT NULL,
    author INTEGER NOT NULL
) STRICT;
CREATE TABLE heartbeat (id INTEGER PRIMARY KEY CHECK (id = 1), at REAL NOT NULL) STRICT;
CREATE TABLE house (
    guild INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    chosen TEXT NOT NULL,
    author INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild, revision)
) STRICT, WITHOUT ROWID;
CREATE TABLE job (
    name TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    until REAL NOT NULL,
    note TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
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
, lesson INTEGER, free INTEGER NOT NULL DEFAULT 0, alone INTEGER NOT NULL DEFAULT 0, wishes TEXT NOT NULL DEFAULT '[]', absence TEXT NOT NULL DEFAULT 'wait', ballots TEXT NOT NULL DEFAULT '[]', vacancies TEXT NOT NULL DEFAULT '[]', sprint TEXT, asked TEXT NOT NULL DEFAULT '[]', asked_since INTEGER NOT NULL DEFAULT 0, automatic INTEGER NOT NULL DEFAULT 1, rated INTEGER NOT NULL DEFAULT 0, imported_by INTEGER, ideas TEXT NOT NULL DEFAULT 'none' CHECK (ideas IN ('none', 'three', 'free')), ideas_taken TEXT NOT NULL DEFAULT '[]', oversight TEXT, upgrade TEXT, matters TEXT, moved INTEGER CHECK (
    proposal IS NULL AND wishes = '[]' AND ballots = '[]' AND vacancies IN ('', '[]') AND sprint IS NULL AND upgrade IS NULL
)) STRICT;
INSERT INTO "match" VALUES(1,'toy',1,'{"cards":"few","length":"short"}','none','running',2,2,11,'[]',1,2,NULL,0,'2b491044d5e341245c6e433715ba2bdd',4,'[0]','[]',NULL,NULL,NULL,NULL,7,8,1000000.0,1000000.0,NULL,NULL,NULL,0,NULL,0,0,'[]','wait','[]','[]',NULL,'[]',0,1,0,NULL,'none','[]',NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES(2,'toy',1,'{"cards":"few","length":"short"}','none','finished',3,3,11,'[]',1,2,NULL,0,'0925e4749b575bd13653f8dd9b1f282e',15,'[]','[]',NULL,'{"ranks":[2,1,3],"reason":{"args":{"text":"two rounds"},"key":"core.ask.text"},"scores":[{"rows":[{"evidence":null,"label":{"args":{"text":"points"},"key":"core.ask.text"},"points":3}],"total":3},{"rows":[{"evidence":null,"label":{"args":{"text":"points"},"key":"core.ask.text"},"points":4}],"total":4},{"rows":[{"evidence":null,"label":{"args":{"text":"points"},"key":"core.ask.text"},"points":1}],"total":1}]}',NULL,NULL,18,18,1000000.0,1000000.0,NULL,NULL,NULL,0,NULL,0,0,'[]','wait','[]','[]',NULL,'[]',0,1,0,NULL,'none','[]',NULL,NULL,NULL,NULL);
INSERT INTO "match" VALUES(3,'toy',1,'{"length":"long"}','none','open',2,4,14,'[]',1,2,NULL,0,NULL,-1,'[]','[]',NULL,NULL,NULL,NULL,1,1,1000000.0,1000000.0,NULL,NULL,NULL,0,NULL,0,0,'[]','wait','[]','[]',NULL,'[]',0,1,0,NULL,'none','[]',NULL,NULL,NULL,NULL);
CREATE TABLE memo (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE notice (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    msg TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE TABLE "outbox" (
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
INSERT INTO "outbox" VALUES(1,'card',0,7,'',0.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(1,'ping',11,7,'',0.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(1,'ping',12,7,'',0.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(2,'result',0,18,'',0.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(3,'card',0,1,'',0.0,0,NULL,NULL);
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
    ended_at REAL NOT NULL, own REAL NOT NULL DEFAULT 1,
    PRIMARY KEY (match, seat, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "outcome" VALUES(2,0,13,'played',2,3,'toy',1,3,2,0,1000000.0,1.0);
INSERT INTO "outcome" VALUES(2,1,0,'bot',1,4,'toy',1,3,2,0,1000000.0,1.0);
INSERT INTO "outcome" VALUES(2,2,11,'played',3,1,'toy',1,3,2,0,1000000.0,1.0);
CREATE TABLE person (
    user INTEGER PRIMARY KEY,
    language TEXT
, confirm INTEGER NOT NULL DEFAULT 0, zone TEXT, quiet TEXT, holidays TEXT NOT NULL DEFAULT '[]', told TEXT NOT NULL DEFAULT 'channel' CHECK (told IN ('channel', 'dm', 'digest', 'off')), digest INTEGER NOT NULL DEFAULT 1080, hits INTEGER NOT NULL DEFAULT 0, wide INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE "ping" (
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
CREATE TABLE prediction (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE puzzle_refusal (
    user INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;
CREATE TABLE refusal (
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    permission TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (channel, permission)
) STRICT, WITHOUT ROWID;
CREATE TABLE reputation (
    user INTEGER PRIMARY KEY,
    rated INTEGER NOT NULL,
    hidden INTEGER NOT NULL
, said INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE season (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    form TEXT NOT NULL,
    state TEXT NOT NULL,
    chosen TEXT NOT NULL,
    seed TEXT NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER NOT NULL,
    message INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    due REAL,
    revision INTEGER NOT NULL,
    created_at REAL NOT NULL
) STRICT;
CREATE TABLE season_person (
    season INTEGER NOT NULL REFERENCES season (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    division INTEGER NOT NULL,
    number INTEGER NOT NULL,
    state TEXT NOT NULL,
    said_at REAL NOT NULL,
    for_user INTEGER NOT NULL,
    waits REAL,
    PRIMARY KEY (season, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE season_post (
    season INTEGER NOT NULL REFERENCES season (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    user INTEGER NOT NULL,
    due REAL NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (season, kind, number, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE season_table (
    season INTEGER NOT NULL REFERENCES season (id) ON DELETE CASCADE,
    division INTEGER NOT NULL,
    number INTEGER NOT NULL,
    wave INTEGER NOT NULL,
    seats TEXT NOT NULL,
    starts_at REAL NOT NULL,
    closes_at REAL NOT NULL,
    match INTEGER,
    told INTEGER NOT NULL,
    PRIMARY KEY (season, division, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE seat (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT,
    bot TEXT,
    acted INTEGER NOT NULL, deputy TEXT NOT NULL DEFAULT 'small',
    PRIMARY KEY (match, seat),
    CHECK ((user IS NULL) <> (bot IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES(1,0,11,'Anne',NULL,1,'small');
INSERT INTO "seat" VALUES(1,1,12,'Ben',NULL,4,'small');
INSERT INTO "seat" VALUES(2,0,13,'Carla',NULL,13,'small');
INSERT INTO "seat" VALUES(2,1,NULL,NULL,'greedy',-1,'small');
INSERT INTO "seat" VALUES(2,2,11,'Anne',NULL,15,'small');
INSERT INTO "seat" VALUES(3,0,14,'Dan',NULL,-1,'small');
CREATE TABLE seat_clock (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    bank REAL NOT NULL,
    since REAL,
    missed INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE seeking (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    games TEXT NOT NULL,
    pace TEXT NOT NULL,
    most INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    bot INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL,
    wasted INTEGER NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE server (
    guild INTEGER PRIMARY KEY,
    referee INTEGER
) STRICT;
CREATE TABLE snapshot (
    match INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    state TEXT NOT NULL
) STRICT;
INSERT INTO "snapshot" VALUES(1,3,'{"bid":2,"bidder":0,"chance":{"count":1,"seed":"2b491044d5e341245c6e433715ba2bdd"},"chosen":[null,null],"deck":[25,26,24,38,35,4,18,27,36,12,23,21,8,9,39,17,34,40,13,1,10,2,31,37,33,22,29,20,5,30,32,3,11,6],"hands":[[14,16,28],[7,15,19]],"passed":[false,false],"phase":"auction","points":[0,0],"round":1,"turn":1,"used":[],"words":["",""]}');
INSERT INTO "snapshot" VALUES(2,15,'{"bid":0,"bidder":null,"chance":{"count":1,"seed":"0925e4749b575bd13653f8dd9b1f282e"},"chosen":[null,null,null],"deck":[23,15,10,32,38,12,11,22,33,28,6,35,27,34,7,16,26,5,1,36,30,2,9,8,31],"hands":[[13,25,39],[14,17,18],[29,37,40]],"passed":[false,false,false],"phase":"over","points":[3,4,1],"round":2,"turn":2,"used":[4,21,20,19,24,3],"words":["land","ahoy","ahoy"]}');
CREATE TABLE standing_order (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    slot TEXT NOT NULL,
    line TEXT NOT NULL,
    scope TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, seat, slot)
) STRICT, WITHOUT ROWID;
INSERT INTO "standing_order" VALUES(1,1,'limit','limit 7','1','{"args":{"text":"limit","top":7},"key":"core.ask.text"}');
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
INSERT INTO "stint" VALUES(1,1,-1,13,'',NULL);
CREATE TABLE "timer" (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    due REAL NOT NULL,
    owner TEXT,
    lease_until REAL,
    PRIMARY KEY (match, kind, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE title (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE told_at (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    told TEXT NOT NULL CHECK (told IN ('channel', 'dm', 'digest', 'off')),
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE watch (
    match INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    told TEXT NOT NULL,
    closed INTEGER NOT NULL
) STRICT;
CREATE INDEX match_status ON match (status, id);
CREATE INDEX match_channel ON match (channel, status);
CREATE INDEX match_thread ON match (thread, status) WHERE thread IS NOT NULL;
CREATE INDEX match_guild ON match (guild, status);
CREATE INDEX match_opener ON match (opener, status);
CREATE TRIGGER match_revision BEFORE UPDATE OF revision ON match WHEN NEW.revision <> OLD.revision + 1
BEGIN
    SELECT RAISE(ABORT, 'the revision of the match is not the next one');
END;
CREATE INDEX seat_user ON seat (user) WHERE user IS NOT NULL;
CREATE UNIQUE INDEX entry_once ON entry (match, once) WHERE once IS NOT NULL;
CREATE INDEX notice_match ON notice (match, user);
CREATE INDEX match_lesson ON match (opener, game) WHERE lesson IS NOT NULL;
CREATE INDEX stint_user ON stint (user) WHERE user IS NOT NULL;
CREATE TRIGGER draft_rev BEFORE UPDATE OF rev ON draft WHEN NEW.rev <> OLD.rev + 1
BEGIN
    SELECT RAISE(ABORT, 'the revision of the draft is not the next one');
END;
CREATE INDEX timer_due ON timer (due);
CREATE INDEX timer_leased ON timer (lease_until) WHERE lease_until IS NOT NULL;
CREATE TRIGGER ping_number BEFORE UPDATE OF number ON ping WHEN NEW.number <> OLD.number + 1
BEGIN
    SELECT RAISE(ABORT, 'the number of the ping is not the next one');
END;
CREATE INDEX memo_user ON memo (user);
CREATE INDEX outcome_user ON outcome (user, game) WHERE user <> 0;
CREATE INDEX outcome_guild ON outcome (guild, game) WHERE user <> 0;
CREATE INDEX match_imported ON match (imported_by) WHERE imported_by IS NOT NULL;
CREATE INDEX match_told_in_text ON match (id)
WHERE invited <> '[]' OR wishes <> '[]' OR sprint IS NOT NULL OR oversight IS NOT NULL OR proposal IS NOT NULL;
CREATE INDEX match_told_in_matters ON match (id) WHERE matters IS NOT NULL;
CREATE INDEX season_guild ON season (guild);
CREATE INDEX season_due ON season (due) WHERE due IS NOT NULL;
CREATE INDEX season_person_user ON season_person (user);
CREATE INDEX season_table_match ON season_table (match) WHERE match IS NOT NULL;
CREATE INDEX season_post_due ON season_post (due);
CREATE INDEX seeking_until ON seeking (until);
CREATE INDEX seeking_user ON seeking (user);
CREATE INDEX prediction_user ON prediction (user);
CREATE INDEX harbour_due ON harbour (due) WHERE due IS NOT NULL;
CREATE INDEX title_user ON title (user, at);
CREATE INDEX voyage_due ON voyage (due) WHERE due IS NOT NULL;
CREATE INDEX puzzle_post_state ON puzzle_post (state) WHERE state IN ('new', 'open');
CREATE INDEX puzzle_answer_user ON puzzle_answer (user);
CREATE INDEX evening_due ON evening (due) WHERE due IS NOT NULL;
CREATE INDEX evening_person_user ON evening_person (user);
CREATE INDEX match_named ON match (id) WHERE invited <> '[]' OR oversight IS NOT NULL OR matters IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('match',3);
COMMIT;
PRAGMA user_version = 28;
