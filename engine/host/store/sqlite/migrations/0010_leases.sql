-- Which process owns which slot. One process alone uses a file, so here nobody ever writes to it.

CREATE TABLE leases (
    slot INTEGER NOT NULL PRIMARY KEY,
    owner TEXT,
    fence INTEGER NOT NULL,
    until REAL NOT NULL,
    connected_at REAL NOT NULL,
    UNIQUE (slot, fence)
);

CREATE TABLE turns (
    line TEXT NOT NULL PRIMARY KEY,
    next_at REAL NOT NULL
) WITHOUT ROWID;

-- How often an absence has moved the game's deadlines: whoever read them before is refused.
ALTER TABLE games ADD COLUMN shifts INTEGER NOT NULL DEFAULT 0;
