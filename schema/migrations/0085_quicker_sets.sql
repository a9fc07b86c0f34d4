-- Whoever is met in a set of comments is in the index of people with the others of that second: see 0084.
ALTER INDEX contacts_by_grams SET (gin_pending_list_limit = 4096);

-- An account is of a workspace that is there, and so is what names the account. Deliveries are written while their hook
-- is locked. Each of these looks took as long as five indexes, for each row.
ALTER TABLE comments DROP CONSTRAINT comments_workspace_id_fkey;
ALTER TABLE contacts DROP CONSTRAINT contacts_workspace_id_fkey;
ALTER TABLE posts DROP CONSTRAINT posts_workspace_id_fkey;
ALTER TABLE early_reports DROP CONSTRAINT early_reports_workspace_id_fkey;
ALTER TABLE inbox DROP CONSTRAINT inbox_workspace_id_fkey;
ALTER TABLE deliveries DROP CONSTRAINT deliveries_workspace_id_fkey;
