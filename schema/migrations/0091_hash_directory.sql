-- What somebody brings from outside says nothing of its workspace. This tells in which to look for it, by its hash: a table
-- that every server of a cluster would have, so that what it leads to is unique within a workspace alone.
CREATE TABLE hash_directory (
  hash bytea PRIMARY KEY,
  workspace_id text NOT NULL REFERENCES workspaces (id),
  -- null for what has no end
  ends_at timestamp(3) with time zone
);
INSERT INTO hash_directory (hash, workspace_id, ends_at)
SELECT hash, workspace_id, NULL FROM api_keys
UNION ALL SELECT hash, workspace_id, expires_at FROM invitations
-- codes are remembered for an hour after they ended
UNION ALL SELECT hash, workspace_id, expires_at + interval '1 hour' FROM oauth_codes
UNION ALL SELECT hash, workspace_id, expires_at FROM oauth_tokens
UNION ALL SELECT sha256(convert_to(code, 'UTF8')), workspace_id, NULL FROM tracked_links;
CREATE INDEX hash_directory_ending ON hash_directory (ends_at) WHERE ends_at IS NOT NULL;

ALTER TABLE api_keys DROP CONSTRAINT api_keys_hash_key, ADD CONSTRAINT api_keys_hash_key UNIQUE (workspace_id, hash);
ALTER TABLE invitations
  DROP CONSTRAINT invitations_hash_key, ADD CONSTRAINT invitations_hash_key UNIQUE (workspace_id, hash);
ALTER TABLE oauth_codes DROP CONSTRAINT oauth_codes_hash_key;
ALTER TABLE oauth_tokens DROP CONSTRAINT oauth_tokens_hash_key;
ALTER TABLE tracked_links
  DROP CONSTRAINT tracked_links_code_key, ADD CONSTRAINT tracked_links_code_key UNIQUE (workspace_id, code);
