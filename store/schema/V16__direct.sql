-- Where a person gets direct messages: Discord's number of that channel (0: not known), so that no channel is opened twice. `rests`: until
-- then Discord is not asked to deliver another one, because it refused the last without saying that they are closed.
CREATE TABLE direct (
    user INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    rests REAL NOT NULL DEFAULT 0
) STRICT;
