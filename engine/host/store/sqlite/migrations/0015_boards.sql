-- Boards with names of people's own. Games have a copy of the names in a note.

CREATE TABLE boards (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    owner_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    revision INTEGER NOT NULL,
    created_at REAL NOT NULL,
    changed_at REAL NOT NULL,
    hidden INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX boards_by_owner ON boards (owner_id);
CREATE INDEX boards_by_guild ON boards (guild_id);
