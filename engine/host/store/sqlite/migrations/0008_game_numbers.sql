-- The games that one person plays in direct messages are told apart by a number.

ALTER TABLE games ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
