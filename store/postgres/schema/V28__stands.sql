-- What stands at a table is kept in `matters` alone, by the names of the matters (play/matters). What is open goes on.
UPDATE match SET
    matters = '{' || substr(
        CASE WHEN proposal IS NULL THEN '' ELSE ',"proposal":' || proposal END
        || CASE WHEN wishes = '[]' THEN '' ELSE ',"wishes":' || wishes END
        || CASE WHEN ballots = '[]' THEN '' ELSE ',"ballots":' || ballots END
        || CASE WHEN vacancies = '[]' THEN '' ELSE ',"vacancies":' || vacancies END
        || CASE WHEN sprint IS NULL THEN '' ELSE ',"sprint":' || sprint END
        || CASE WHEN upgrade IS NULL THEN '' ELSE ',"upgrade":' || upgrade END
        || CASE WHEN coalesce(matters, '{}') = '{}' THEN '' ELSE ',' || substr(matters, 2, length(matters) - 2) END,
        2
    ) || '}',
    proposal = NULL, wishes = '[]', ballots = '[]', sprint = NULL, upgrade = NULL,
    vacancies = CASE WHEN status IN ('running', 'frozen') THEN '' ELSE '[]' END,
    revision = revision + 1
WHERE proposal IS NOT NULL OR wishes <> '[]' OR ballots <> '[]' OR vacancies <> '[]' OR sprint IS NOT NULL OR upgrade IS NOT NULL;

-- In an update an older process may write none of these columns any more, or what it puts there would be lost. In `vacancies` stands
-- a text that it cannot read: so it leaves a match alone that a newer process has written.
ALTER TABLE match ADD COLUMN moved BIGINT CHECK (
    proposal IS NULL AND wishes = '[]' AND ballots = '[]' AND vacancies IN ('', '[]') AND sprint IS NULL AND upgrade IS NULL
);

-- The matches in whose texts ids of people may stand, so that nobody reads all matches to delete a person (store/personal.py).
CREATE INDEX match_named ON match (id) WHERE invited <> '[]' OR oversight IS NOT NULL OR matters IS NOT NULL;
