-- The id of a person was the number of the row as well, which SQLite keeps in the pages that lead to
-- rows, even when the row is deleted.

CREATE TABLE preferences_after (
    user_id INTEGER NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO preferences_after SELECT user_id, body FROM preferences;
DROP TABLE preferences;
ALTER TABLE preferences_after RENAME TO preferences;
