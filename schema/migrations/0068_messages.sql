-- forms that people filled in under ads: a push names one, and what was answered is read
CREATE TABLE lead_forms (
  workspace_id text NOT NULL,
  account_id text NOT NULL,
  external_id text NOT NULL,
  received_at timestamptz(3) NOT NULL,
  -- when it is read; null once it was, or never will be
  due_at timestamptz(3),
  attempts integer NOT NULL DEFAULT 0,
  -- why it could not be read, in words
  reason text,
  PRIMARY KEY (workspace_id, account_id, external_id),
  FOREIGN KEY (workspace_id, account_id) REFERENCES accounts (workspace_id, id)
);

CREATE INDEX lead_forms_due ON lead_forms (due_at) WHERE due_at IS NOT NULL;

-- when somebody last wrote a message under an id, which is then the one to ask the platform about them with
ALTER TABLE contact_identities ADD COLUMN wrote_at timestamptz(3);

-- Instagram knows a person by one id in comments and perhaps another one in messages, and by one username
CREATE INDEX contacts_by_instagram_handle ON contacts (workspace_id, account_id, lower(handle))
  WHERE platform = 'instagram' AND handle <> '';
