-- A notice may name a person, and loses that name when the person deletes what is kept about them.

DROP TRIGGER steps_are_final;
CREATE TRIGGER steps_are_final
BEFORE UPDATE OF game_id, version, at, key, seat, action, events, hand ON steps
BEGIN
    SELECT RAISE(ABORT, 'a step is never updated');
END;
CREATE INDEX steps_with_notice ON steps (game_id) WHERE notice IS NOT NULL;
