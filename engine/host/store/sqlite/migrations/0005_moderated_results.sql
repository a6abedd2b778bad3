-- Games that a moderator had a part in: nobody has abandoned them by that, and they are not rated.

CREATE TABLE results_after (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    ended_at REAL NOT NULL,
    seat INTEGER NOT NULL,
    place INTEGER,
    seats INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    fate TEXT NOT NULL CHECK (fate IN ('played', 'abandoned', 'called-off', 'removed')),
    name TEXT NOT NULL,
    token TEXT NOT NULL,
    moderated INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, user_id)
) WITHOUT ROWID;
-- Those of games with a moderator's act are derived anew when they are asked for.
INSERT INTO results_after (
    game_id, guild_id, user_id, ended_at, seat, place, seats, turns, fate, name, token
)
SELECT game_id, guild_id, user_id, ended_at, seat, place, seats, turns, fate, name, token
FROM results
WHERE game_id NOT IN (SELECT game_id FROM steps WHERE notice LIKE '%"kind":"moderated"%');
DROP TABLE results;
ALTER TABLE results_after RENAME TO results;
CREATE INDEX results_by_guild ON results (guild_id);
CREATE INDEX results_by_user ON results (user_id);
