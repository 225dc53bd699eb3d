CREATE TABLE users (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

-- Only the hash of a session's secret is kept.
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    created BIGINT NOT NULL
);

-- How each table was made; the columns after setup are a cache of what its entries say.
CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    invite TEXT NOT NULL UNIQUE,
    setup TEXT NOT NULL,
    created BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    spectators BIGINT NOT NULL,
    number BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    state TEXT NOT NULL,
    asked BIGINT NOT NULL,
    due BIGINT,
    info TEXT NOT NULL
);
CREATE INDEX tables_by_state ON tables (state, listed, changed);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE members (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    user_id TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX members_by_user ON members (user_id);

-- What happened at each table: appended, never changed. The insert is the commit.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    act TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
