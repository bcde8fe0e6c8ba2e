-- Whether a person is always asked to confirm, also where a ready answer could be played by one click.
ALTER TABLE person ADD COLUMN confirm INTEGER NOT NULL DEFAULT 0;
