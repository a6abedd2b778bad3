-- Boards with names of people's own. Games have a copy of the names in a note.

CREATE TABLE boards (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    code TEXT COLLATE "C" NOT NULL UNIQUE,
    owner_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    revision BIGINT NOT NULL,
    created_at DOUBLE PRECISION NOT NULL,
    changed_at DOUBLE PRECISION NOT NULL,
    hidden BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX boards_by_owner ON boards (owner_id);
CREATE INDEX boards_by_guild ON boards (guild_id);
