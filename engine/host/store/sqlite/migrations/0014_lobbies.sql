-- Who sits in a lobby stands in its players alone: its state has by seat what they joined with, and
-- the terms that they have said yes to. A state that cannot be read stays as it is.

UPDATE games SET state = json_set(
    json_remove(state, '$.host_id', '$.mixed', '$.agreed'),
    '$.players',
    json((
        SELECT json_group_array(json_object(
            'mixed', coalesce(json_extract(state, '$.mixed."' || user || '"'), 'computer'),
            'agreed', json_extract(state, '$.agreed."' || user || '"')
        ))
        FROM (
            SELECT coalesce(json_extract(value, '$.user_id'), 0) AS user
            FROM json_each(state, '$.players') ORDER BY key
        )
    ))
)
WHERE schema = 0 AND json_valid(state) AND instr(state, '"host_id"') > 0
    AND NOT EXISTS (SELECT 1 FROM json_each(state, '$.players') WHERE type <> 'object');
