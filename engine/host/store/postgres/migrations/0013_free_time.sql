-- How much of a decision's free time an earlier answer has used up.

ALTER TABLE deadlines ADD COLUMN used DOUBLE PRECISION NOT NULL DEFAULT 0;
