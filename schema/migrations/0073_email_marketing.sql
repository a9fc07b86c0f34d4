-- systems that are told each new e-mail address and phone number, one of a kind
CREATE TABLE marketing_integrations (
  workspace_id text NOT NULL REFERENCES workspaces,
  kind text NOT NULL CHECK (kind IN ('mailchimp', 'klaviyo', 'call')),
  -- what a call is signed with, or the system's API key
  sealed_secret bytea NOT NULL,
  audience_id text,
  consent text CHECK (consent IN ('asked', 'given', 'none')),
  target_url text,
  tells_new boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_told_at timestamptz(3),
  last_error text,
  PRIMARY KEY (workspace_id, kind)
);

-- what a system is still to be told; a row goes when it was told
CREATE TABLE marketing_calls (
  workspace_id text NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  contact_id text NOT NULL,
  platform text NOT NULL,
  name text NOT NULL,
  handle text NOT NULL,
  email text,
  phone text,
  created_at timestamptz(3) NOT NULL,
  -- when it is tried next; null where it failed for good
  due_at timestamptz(3),
  attempts integer NOT NULL DEFAULT 0,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, kind) REFERENCES marketing_integrations (workspace_id, kind)
);

CREATE INDEX marketing_calls_due ON marketing_calls (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX marketing_calls_by_kind ON marketing_calls (workspace_id, kind);
CREATE INDEX marketing_calls_by_contact ON marketing_calls (workspace_id, contact_id);
CREATE INDEX marketing_calls_failed ON marketing_calls (created_at) WHERE due_at IS NULL;
