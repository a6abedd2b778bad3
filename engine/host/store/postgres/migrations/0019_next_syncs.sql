-- When a game is to be shown again though nothing has changed. Lobbies are looked at once more: they
-- tell when their host has been away for a while.

ALTER TABLE games ADD COLUMN next_sync DOUBLE PRECISION;
UPDATE games SET next_sync = 0 WHERE phase = 'lobby';
CREATE INDEX games_by_next_sync ON games (next_sync) WHERE next_sync IS NOT NULL;
