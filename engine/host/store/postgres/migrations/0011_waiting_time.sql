-- How much waiting time a player has used up in a game, and the owner of a seat that is lent.

ALTER TABLE players ADD COLUMN waited DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN owner_waited DOUBLE PRECISION NOT NULL DEFAULT 0;
