-- A session says on which device it was opened; those from before do not say it. Users look at theirs, and end them.
ALTER TABLE sessions ADD COLUMN device TEXT;
CREATE INDEX sessions_by_user ON sessions (user_id);
