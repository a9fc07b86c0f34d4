ALTER TABLE accounts
  -- when the token is to be renewed; null for one that does not end, or that is renewed by being used
  ADD COLUMN token_renew_at timestamptz(3);
CREATE INDEX accounts_to_renew ON accounts (token_renew_at) WHERE disconnected_at IS NULL AND sealed_token IS NOT NULL;

-- logins at platforms that have begun and not ended; each is used once
CREATE TABLE connect_attempts (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  platform text NOT NULL,
  stage text NOT NULL CHECK (stage IN ('printed', 'begun', 'asking', 'choosing', 'failed')),
  -- SHA-256 of what the printed link, or then the platform, brings back; null once it has been brought
  state_hash bytea,
  -- whose login it is, and in which browser; null until a printed link is opened
  person_id text,
  session_id text,
  -- which account is to be connected again, if one is
  account_id text,
  sealed_verifier bytea,
  -- what may be chosen, with the token of each
  sealed_candidates bytea,
  -- what went wrong, in words
  failure text,
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX connect_attempts_by_state ON connect_attempts (workspace_id, state_hash);
CREATE INDEX connect_attempts_by_end ON connect_attempts (expires_at);

-- comments from before an account was connected, which are read once
CREATE TABLE backfills (
  workspace_id text NOT NULL,
  account_id text NOT NULL,
  -- nothing written before is read
  since timestamptz(3) NOT NULL,
  -- comments that were read
  found integer NOT NULL DEFAULT 0,
  tries integer NOT NULL DEFAULT 0,
  -- what went wrong last, in words
  failure text,
  asked_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  claimed_until timestamptz(3) NOT NULL DEFAULT 'epoch',
  PRIMARY KEY (workspace_id, account_id),
  FOREIGN KEY (workspace_id, account_id) REFERENCES accounts (workspace_id, id)
);
CREATE INDEX backfills_to_read ON backfills (claimed_until) WHERE ended_at IS NULL;
