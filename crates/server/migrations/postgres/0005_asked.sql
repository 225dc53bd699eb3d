-- Who has to answer is kept with the entry, so that a choice need not change the row of its table: that is written when
-- the state or what is due changes, and for listed tables. Entries from before do not say it; their tables do.
ALTER TABLE entries ADD COLUMN asked BIGINT;
