-- Runs on SQLite and on PostgreSQL alike: plain types, no dialect. A published file never changes; the next one adds.

CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    revision BIGINT NOT NULL,
    setup TEXT NOT NULL,
    manners TEXT NOT NULL,
    secret TEXT NOT NULL,
    seed TEXT NOT NULL,
    invite TEXT NOT NULL,
    watch TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    status TEXT NOT NULL,
    last_number BIGINT NOT NULL,
    updated DOUBLE PRECISION NOT NULL,
    deadline DOUBLE PRECISION,
    bot_due DOUBLE PRECISION,
    next_table TEXT NOT NULL,
    lease_owner TEXT NOT NULL DEFAULT '',
    lease_until DOUBLE PRECISION NOT NULL DEFAULT 0
);
CREATE INDEX game_table_by_status ON game_table (status, updated);
CREATE INDEX game_table_by_deadline ON game_table (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX game_table_by_bot ON game_table (bot_due) WHERE bot_due IS NOT NULL;

CREATE TABLE seat (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    who TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    token TEXT NOT NULL,
    browser_key TEXT NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
-- the table of a rematch has the tokens of the game before
CREATE UNIQUE INDEX seat_by_token ON seat (table_id, token) WHERE token <> '';
CREATE INDEX seat_by_key ON seat (browser_key) WHERE browser_key <> '';

CREATE TABLE entry (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT,
    body TEXT NOT NULL,
    seen BIGINT NOT NULL,
    state_check TEXT NOT NULL,
    entered DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- viewer -1: the spectators
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    viewer BIGINT NOT NULL,
    process TEXT NOT NULL,
    viewers BIGINT NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, viewer, process)
);

CREATE TABLE profile (
    browser_key TEXT PRIMARY KEY,
    data TEXT NOT NULL
);
