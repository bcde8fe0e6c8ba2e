-- The matches in whose texts ids of people may stand, so that nobody reads all matches to delete a person (store/personal.py).
CREATE INDEX match_told_in_text ON match (id)
WHERE invited <> '[]' OR wishes <> '[]' OR sprint IS NOT NULL OR oversight IS NOT NULL OR proposal IS NOT NULL;
