-- Games are not rated for other reasons too than a moderator's part in them.

ALTER TABLE results RENAME COLUMN moderated TO unrated;
