-- What the people of a match decide about newer rules by which it comes out otherwise: JSON, or null.
ALTER TABLE match ADD COLUMN upgrade TEXT;
