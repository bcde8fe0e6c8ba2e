-- What is chosen for a whole server, and who watches over a match.

-- One row a server; a server without one has everything as usual. `referee`: the role whose holders are referees there.
CREATE TABLE server (
    guild INTEGER PRIMARY KEY,
    referee INTEGER
) STRICT;
-- Who watches over a match, and what they did: JSON, or null where nobody ever did.
ALTER TABLE match ADD COLUMN oversight TEXT;
