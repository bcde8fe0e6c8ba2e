-- Whether the pictures of a person's turns are wide, for a desk.
ALTER TABLE person ADD COLUMN wide BIGINT NOT NULL DEFAULT 0;
