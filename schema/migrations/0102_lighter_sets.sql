-- Contacts are made, joined and deleted in the workspace's turn at its clock, in which whatever names them is written, too.
-- Each of these looks took as long as several indexes, for each comment.
ALTER TABLE comments DROP CONSTRAINT comments_workspace_id_contact_id_fkey;
ALTER TABLE contact_identities DROP CONSTRAINT contact_identities_workspace_id_contact_id_fkey;

-- room on each page, so that whoever claims work writes no index
ALTER TABLE platform_work SET (fillfactor = 60);
