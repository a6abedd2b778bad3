-- What nothing reads: whether a seed may be told depends on the game's phase.
-- A table is written anew because older SQLite cannot drop a column.

DROP INDEX messages_by_id;

CREATE TABLE kept_secrets (
    game_id TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    seed BLOB NOT NULL,
    commitment TEXT NOT NULL,
    mix TEXT NOT NULL
);
INSERT INTO kept_secrets SELECT game_id, seed, commitment, mix FROM secrets;
DROP TABLE secrets;
ALTER TABLE kept_secrets RENAME TO secrets;
