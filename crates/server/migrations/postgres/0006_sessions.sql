-- A session says on which device it was opened; those from before do not say it. Users look at theirs, and end them.
ALTER TABLE sessions ADD COLUMN device TEXT;
CREATE INDEX sessions_by_user ON sessions (user_id);

-- Servers remember for a while who a session's user is. Whoever changes that says so, to all of them, by the change itself.
CREATE FUNCTION say_who_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('epoka', '- changed ' || (to_jsonb(OLD) ->> TG_ARGV[0]));
    RETURN NULL;
END
$$;
CREATE TRIGGER session_ended AFTER DELETE ON sessions
    FOR EACH ROW EXECUTE FUNCTION say_who_changed('user_id');
CREATE TRIGGER user_changed AFTER UPDATE ON users
    FOR EACH ROW EXECUTE FUNCTION say_who_changed('id');
