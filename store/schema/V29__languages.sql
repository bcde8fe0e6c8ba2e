-- The locale of a person's Discord, for what is sent to them without a click, and the language in which a table was opened.
ALTER TABLE person ADD COLUMN locale TEXT;
ALTER TABLE match ADD COLUMN language TEXT;
