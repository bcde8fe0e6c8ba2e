-- As the script of the same number for SQLite.
ALTER TABLE person ADD COLUMN locale TEXT;
ALTER TABLE match ADD COLUMN language TEXT;
