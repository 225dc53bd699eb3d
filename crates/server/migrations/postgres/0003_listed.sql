-- Only listed tables are looked up by state; the others need not move in the index with every choice.
DROP INDEX tables_by_state;
CREATE INDEX tables_by_state ON tables (state, changed) WHERE listed = 1;
