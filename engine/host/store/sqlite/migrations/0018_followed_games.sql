-- The games that a person follows are found by the key of the notes.

CREATE INDEX notes_of_followers ON notes (key) WHERE key >= 'follow:' AND key < 'follow;';
