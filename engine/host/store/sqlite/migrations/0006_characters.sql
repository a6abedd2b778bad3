-- How a computer plays that was asked for in the lobby; null for a person, and for a neutral computer.

ALTER TABLE players ADD COLUMN character TEXT;
ALTER TABLE players ADD COLUMN strength TEXT;
