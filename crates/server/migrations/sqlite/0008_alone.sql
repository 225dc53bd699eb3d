-- Where nobody has a seat nothing is due: computers play there while somebody looks on.
UPDATE tables SET due = NULL
WHERE due IS NOT NULL AND NOT EXISTS (SELECT 1 FROM members WHERE table_id = tables.id);
