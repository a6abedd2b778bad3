-- Games, their log, and what must happen or be shown next.

CREATE TABLE games (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    schema INTEGER NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'running', 'over', 'cancelled')),
    pace TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    thread INTEGER NOT NULL CHECK (thread IN (0, 1)),
    host_id INTEGER NOT NULL,
    opened_at REAL NOT NULL,
    moved_at REAL NOT NULL,
    shown_version INTEGER NOT NULL,
    expires_at REAL,
    -- The nearest of the deadlines and expires_at while the game is live, else NULL.
    next_deadline REAL,
    -- Last, so that the columns above are read without it.
    state TEXT NOT NULL
);
CREATE INDEX games_by_next_deadline ON games (next_deadline) WHERE next_deadline IS NOT NULL;
CREATE INDEX games_unshown ON games (id) WHERE shown_version < version;
CREATE INDEX games_by_channel ON games (channel_id, phase);
CREATE INDEX games_by_guild ON games (guild_id, phase);

CREATE TABLE steps (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    key TEXT,
    seat INTEGER,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    PRIMARY KEY (game_id, version),
    UNIQUE (game_id, key)
) WITHOUT ROWID;
CREATE TRIGGER steps_are_final BEFORE UPDATE ON steps
BEGIN
    SELECT RAISE(ABORT, 'a step is never updated');
END;

CREATE TABLE players (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    token TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE INDEX players_by_user ON players (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE deadlines (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    decision INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game_id, decision, seat)
) WITHOUT ROWID;

CREATE TABLE outbox (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (game_id, role)
) WITHOUT ROWID;

CREATE TABLE secrets (
    game_id TEXT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    seed BLOB NOT NULL,
    commitment TEXT NOT NULL,
    mix TEXT NOT NULL,
    revealed INTEGER NOT NULL CHECK (revealed IN (0, 1))
);

CREATE TABLE messages (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    posted_at REAL NOT NULL,
    body TEXT NOT NULL,
    open INTEGER NOT NULL CHECK (open IN (0, 1)),
    PRIMARY KEY (game_id, role)
);
CREATE INDEX messages_by_id ON messages (message_id);

CREATE TABLE drafts (
    id TEXT NOT NULL PRIMARY KEY,
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    body TEXT NOT NULL,
    updated_at REAL NOT NULL,
    UNIQUE (game_id, user_id)
);

CREATE TABLE preferences (
    user_id INTEGER NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);

CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
) WITHOUT ROWID;
