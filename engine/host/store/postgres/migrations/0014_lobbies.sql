-- Who sits in a lobby stands in its players alone: its state has by seat what they joined with, and
-- the terms that they have said yes to. A state that cannot be read stays as it is.

DO $$
DECLARE lobby RECORD;
BEGIN
    FOR lobby IN
        SELECT id, state FROM games WHERE schema = 0 AND strpos(state, '"host_id"') > 0
        FOR UPDATE
    LOOP
        BEGIN
            UPDATE games SET state = (
                SELECT json_object_agg(key, CASE key WHEN 'players' THEN (
                    SELECT coalesce(json_agg(json_build_object(
                        'mixed', coalesce(lobby.state::json -> 'mixed' ->> user_id, 'computer'),
                        'agreed', lobby.state::json -> 'agreed' ->> user_id
                    ) ORDER BY seat), '[]')
                    FROM (
                        SELECT player ->> 'user_id' AS user_id, seat
                        FROM json_array_elements(value) WITH ORDINALITY AS seated (player, seat)
                    ) AS people
                ) ELSE value END)
                FROM json_each(lobby.state::json) WHERE key NOT IN ('host_id', 'mixed', 'agreed')
            )
            WHERE id = lobby.id;
        EXCEPTION WHEN data_exception THEN
            NULL;
        END;
    END LOOP;
END
$$;
