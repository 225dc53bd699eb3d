-- What was appended lately: one row for each commit, with the entries of many tables in JSON. They are sorted into `entries`
-- later, those of one table together, because every table there has pages of its own.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY NOT NULL,
    entries TEXT NOT NULL
);

-- The entries that were sorted in together with this one and come before it: [number, at, act] each, in JSON.
ALTER TABLE entries ADD COLUMN earlier TEXT;
