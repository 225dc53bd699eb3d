-- One's own tables are found newest first without looking at all of them: `touched` is in the hour of the last entry.
ALTER TABLE members ADD COLUMN finished BIGINT NOT NULL DEFAULT 0;
ALTER TABLE members ADD COLUMN touched BIGINT NOT NULL DEFAULT 0;
UPDATE members SET
    finished = (SELECT CASE state WHEN 'finished' THEN 1 ELSE 0 END FROM tables WHERE id = table_id),
    touched = coalesce(
        (SELECT at FROM entries WHERE entries.table_id = members.table_id ORDER BY number DESC LIMIT 1),
        (SELECT changed FROM tables WHERE id = table_id)
    );
DROP INDEX members_by_user;
CREATE INDEX members_by_user ON members (user_id, finished, touched);

-- Of one person so many tables are listed.
ALTER TABLE tables ADD COLUMN creator TEXT NOT NULL DEFAULT '';
UPDATE tables SET creator = coalesce(json_extract(setup, '$.creator'), '') WHERE listed = 1;
CREATE INDEX tables_by_creator ON tables (creator, created) WHERE listed = 1;
