-- Opponents worth playing, and what a coach says.

-- Ideas: how many a player may ask for at a table, and for how many decisions each seat did (JSON: a list of numbers, by seat).
-- A match that is under way was agreed on without them.
ALTER TABLE match ADD COLUMN ideas TEXT NOT NULL DEFAULT 'none' CHECK (ideas IN ('none', 'three', 'free'));
ALTER TABLE match ADD COLUMN ideas_taken TEXT NOT NULL DEFAULT '[]';
