-- Whether what a finished game has earned its players is in their profiles.

ALTER TABLE game_table ADD COLUMN rewarded BIGINT NOT NULL DEFAULT 0;
CREATE INDEX game_table_unrewarded ON game_table (id) WHERE status = 'over' AND rewarded = 0;
