-- What is answered for the person in a seat who is not there: small questions, after a while everything (likely), or nothing (ask).
ALTER TABLE seat ADD COLUMN deputy TEXT NOT NULL DEFAULT 'small';
