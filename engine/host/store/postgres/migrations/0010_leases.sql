-- Which process owns which slot, until when by the clock of this server, and when it was last
-- connected. Each new owner has a greater fence than the last one.

CREATE TABLE leases (
    slot BIGINT NOT NULL PRIMARY KEY,
    owner TEXT,
    fence BIGINT NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    connected_at DOUBLE PRECISION NOT NULL,
    -- Makes the fence a part of a key: whoever has checked it (FOR KEY SHARE) holds up a new owner,
    -- but neither the owner's heartbeats nor others who check.
    UNIQUE (slot, fence)
);

-- When the next one in a line may do what all processes together may only do so often.
CREATE TABLE turns (
    line TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    next_at DOUBLE PRECISION NOT NULL
);

-- How often an absence has moved the game's deadlines: whoever read them before is refused.
ALTER TABLE games ADD COLUMN shifts BIGINT NOT NULL DEFAULT 0;
