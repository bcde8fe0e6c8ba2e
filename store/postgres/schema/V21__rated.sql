-- The share of the turns of a seat that its owner played: what a caretaker, a deputy or a referee played is not theirs.
ALTER TABLE outcome ADD COLUMN own DOUBLE PRECISION NOT NULL DEFAULT 1;
-- Whether somebody has said if their matches shall be rated: who has not is asked once.
ALTER TABLE reputation ADD COLUMN said BIGINT NOT NULL DEFAULT 0;
UPDATE reputation SET said = 1 WHERE rated = 1;
