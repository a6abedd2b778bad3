-- Clocks of weeks: time banks, calls, absence, pauses, standing orders, and notes on a game.

ALTER TABLE players ADD COLUMN bank REAL NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN away_until REAL;
ALTER TABLE players ADD COLUMN owner_id INTEGER;
CREATE INDEX players_by_owner ON players (owner_id) WHERE owner_id IS NOT NULL;

ALTER TABLE deadlines ADD COLUMN since REAL NOT NULL DEFAULT 0;
ALTER TABLE deadlines ADD COLUMN bank REAL NOT NULL DEFAULT 0;
ALTER TABLE deadlines ADD COLUMN calls INTEGER NOT NULL DEFAULT 1;
ALTER TABLE deadlines ADD COLUMN called_at REAL NOT NULL DEFAULT 0;
ALTER TABLE deadlines ADD COLUMN next_call REAL;
ALTER TABLE deadlines ADD COLUMN covered REAL;
-- When a deadline that was set before calls were counted began is not known.
UPDATE deadlines SET since = at;

ALTER TABLE steps ADD COLUMN hand TEXT NOT NULL DEFAULT 'host';
ALTER TABLE steps ADD COLUMN notice TEXT;

ALTER TABLE games ADD COLUMN paused_at REAL;

CREATE TABLE notes (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game_id, key)
) WITHOUT ROWID;

CREATE TABLE orders (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
