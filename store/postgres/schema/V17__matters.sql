-- What stands at a table and has no column of its own, by the names of the matters (play/matters): JSON, or null.
ALTER TABLE match ADD COLUMN matters TEXT;

-- Ids of people may stand in it: whoever deletes a person looks only here.
CREATE INDEX match_told_in_matters ON match (id) WHERE matters IS NOT NULL;
