-- Which boards a server hides stands in a setting of its own: a board that is offered elsewhere, or
-- nowhere, can be hidden too.

INSERT INTO settings (key, body)
SELECT 'hidden-boards:' || guild_id, group_concat(id, ' ') FROM boards
WHERE hidden AND guild_id <> 0 GROUP BY guild_id;
UPDATE boards SET guild_id = 0 WHERE hidden;
CREATE TABLE kept_boards (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    owner_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    revision INTEGER NOT NULL,
    created_at REAL NOT NULL,
    changed_at REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO kept_boards
SELECT id, code, owner_id, guild_id, title, body, revision, created_at, changed_at FROM boards;
DROP TABLE boards;
ALTER TABLE kept_boards RENAME TO boards;
CREATE INDEX boards_by_owner ON boards (owner_id);
CREATE INDEX boards_by_guild ON boards (guild_id);
