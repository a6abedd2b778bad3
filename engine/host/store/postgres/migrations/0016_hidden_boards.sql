-- Which boards a server hides stands in a setting of its own: a board that is offered elsewhere, or
-- nowhere, can be hidden too.

INSERT INTO settings (key, body)
SELECT 'hidden-boards:' || guild_id, string_agg(id, ' ') FROM boards
WHERE hidden AND guild_id <> 0 GROUP BY guild_id;
UPDATE boards SET guild_id = 0 WHERE hidden;
ALTER TABLE boards DROP COLUMN hidden;
