-- What games that are done came to for each person; derived from the game, and kept for ladders.

CREATE TABLE results (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    ended_at REAL NOT NULL,
    seat INTEGER NOT NULL,
    place INTEGER,
    seats INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    fate TEXT NOT NULL CHECK (fate IN ('played', 'abandoned', 'called-off')),
    name TEXT NOT NULL,
    token TEXT NOT NULL,
    PRIMARY KEY (game_id, user_id)
) WITHOUT ROWID;
CREATE INDEX results_by_guild ON results (guild_id);
CREATE INDEX results_by_user ON results (user_id);
