-- How much of a decision's free time an earlier answer has used up.

ALTER TABLE deadlines ADD COLUMN used REAL NOT NULL DEFAULT 0;
