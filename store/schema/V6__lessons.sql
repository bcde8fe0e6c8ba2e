-- A lesson is a match with a teacher, seen by its learner alone; the number is that of the step reached.
ALTER TABLE match ADD COLUMN lesson INTEGER;
CREATE INDEX match_lesson ON match (opener, game) WHERE lesson IS NOT NULL;
