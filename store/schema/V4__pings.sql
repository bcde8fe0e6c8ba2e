-- The edition of the table when the ping was sent: who is awaited again since then is pinged anew. Pings that stand are of now.
ALTER TABLE ping ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;
UPDATE ping SET edition = (SELECT edition FROM match WHERE match.id = ping.match);
