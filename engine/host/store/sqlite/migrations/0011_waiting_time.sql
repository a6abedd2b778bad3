-- How much waiting time a player has used up in a game, and the owner of a seat that is lent.

ALTER TABLE players ADD COLUMN waited REAL NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN owner_waited REAL NOT NULL DEFAULT 0;
