-- A notice may name a person, and loses that name when the person deletes what is kept about them.

DROP TRIGGER steps_are_final ON steps;
CREATE TRIGGER steps_are_final
    BEFORE UPDATE OF game_id, version, at, key, seat, action, events, hand ON steps
    FOR EACH ROW EXECUTE FUNCTION refuse_new_text_for_a_step();
CREATE INDEX steps_with_notice ON steps (game_id) WHERE notice IS NOT NULL;
