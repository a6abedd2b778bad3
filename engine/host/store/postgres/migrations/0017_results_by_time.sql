-- The results of a season are found by when its games ended.

CREATE INDEX results_by_time ON results (guild_id, ended_at, unrated, user_id);
DROP INDEX results_by_guild;
