-- When a server was last seen at work: one row.
CREATE TABLE pulse (
    only_row BIGINT PRIMARY KEY NOT NULL CHECK (only_row = 1),
    at BIGINT NOT NULL
);

-- When no server was at work; clocks stood still.
CREATE TABLE outages (
    began BIGINT PRIMARY KEY NOT NULL,
    ended BIGINT NOT NULL
);
