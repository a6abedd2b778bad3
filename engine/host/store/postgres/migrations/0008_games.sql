-- All tables at once: schema 8 is the first that this engine has.
-- Keys are compared byte by byte, whatever the language of the server is.

CREATE TABLE games (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    schema BIGINT NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'running', 'over', 'cancelled')),
    pace TEXT NOT NULL,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    thread BOOLEAN NOT NULL,
    host_id BIGINT NOT NULL,
    opened_at DOUBLE PRECISION NOT NULL,
    moved_at DOUBLE PRECISION NOT NULL,
    shown_version BIGINT NOT NULL,
    expires_at DOUBLE PRECISION,
    -- The nearest of the deadlines and expires_at while the game is live, else NULL.
    next_deadline DOUBLE PRECISION,
    paused_at DOUBLE PRECISION,
    number BIGINT NOT NULL DEFAULT 0,
    state TEXT NOT NULL
);
CREATE INDEX games_by_next_deadline ON games (next_deadline) WHERE next_deadline IS NOT NULL;
CREATE INDEX games_unshown ON games (id) WHERE shown_version < version;
CREATE INDEX games_by_channel ON games (channel_id, phase);
CREATE INDEX games_by_guild ON games (guild_id, phase);

CREATE TABLE steps (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    version BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    key TEXT COLLATE "C",
    seat BIGINT,
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    hand TEXT NOT NULL DEFAULT 'host',
    notice TEXT,
    PRIMARY KEY (game_id, version),
    UNIQUE (game_id, key)
);
CREATE FUNCTION refuse_new_text_for_a_step() RETURNS trigger LANGUAGE plpgsql AS
$$BEGIN RAISE EXCEPTION 'a step is never updated' USING ERRCODE = 'integrity_constraint_violation'; END$$;
CREATE TRIGGER steps_are_final BEFORE UPDATE ON steps
    FOR EACH ROW EXECUTE FUNCTION refuse_new_text_for_a_step();

CREATE TABLE players (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    user_id BIGINT,
    name TEXT NOT NULL,
    token TEXT NOT NULL,
    bank DOUBLE PRECISION NOT NULL DEFAULT 0,
    missed BIGINT NOT NULL DEFAULT 0,
    away_until DOUBLE PRECISION,
    owner_id BIGINT,
    character TEXT,
    strength TEXT,
    PRIMARY KEY (game_id, seat)
);
CREATE INDEX players_by_user ON players (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX players_by_owner ON players (owner_id) WHERE owner_id IS NOT NULL;

CREATE TABLE deadlines (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    decision BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    since DOUBLE PRECISION NOT NULL DEFAULT 0,
    bank DOUBLE PRECISION NOT NULL DEFAULT 0,
    calls BIGINT NOT NULL DEFAULT 1,
    called_at DOUBLE PRECISION NOT NULL DEFAULT 0,
    next_call DOUBLE PRECISION,
    covered DOUBLE PRECISION,
    PRIMARY KEY (game_id, decision, seat)
);

CREATE TABLE outbox (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    role TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    PRIMARY KEY (game_id, role)
);

CREATE TABLE secrets (
    game_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    seed BYTEA NOT NULL,
    commitment TEXT NOT NULL,
    mix TEXT NOT NULL
);

CREATE TABLE messages (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    role TEXT COLLATE "C" NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    posted_at DOUBLE PRECISION NOT NULL,
    body TEXT NOT NULL,
    open BOOLEAN NOT NULL,
    PRIMARY KEY (game_id, role)
);

CREATE TABLE notes (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    key TEXT COLLATE "C" NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game_id, key)
);

CREATE TABLE orders (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
);

CREATE TABLE drafts (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id BIGINT NOT NULL,
    body TEXT NOT NULL,
    updated_at DOUBLE PRECISION NOT NULL,
    UNIQUE (game_id, user_id)
);

CREATE TABLE results (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    ended_at DOUBLE PRECISION NOT NULL,
    seat BIGINT NOT NULL,
    place BIGINT,
    seats BIGINT NOT NULL,
    turns BIGINT NOT NULL,
    fate TEXT NOT NULL CHECK (fate IN ('played', 'abandoned', 'called-off', 'removed')),
    name TEXT NOT NULL,
    token TEXT NOT NULL,
    unrated BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (game_id, user_id)
);
CREATE INDEX results_by_guild ON results (guild_id);
CREATE INDEX results_by_user ON results (user_id);

CREATE TABLE preferences (
    user_id BIGINT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);

CREATE TABLE settings (
    key TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);
