-- when somebody last wrote a message under an id, which is then the one to ask the platform about them with
ALTER TABLE contact_identities ADD COLUMN wrote_at timestamptz(3);

-- Instagram knows a person by one id in comments and perhaps another one in messages, and by one username
CREATE INDEX contacts_by_instagram_handle ON contacts (workspace_id, account_id, lower(handle))
  WHERE platform = 'instagram' AND handle <> '';
