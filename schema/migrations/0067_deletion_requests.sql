-- What people asked a platform for: that an installation's app deletes their data. It belongs to no workspace.
CREATE TABLE deletion_requests (
  -- random: who has it may see how the request stands, and nothing of whom it is about
  code text PRIMARY KEY,
  platform text NOT NULL,
  -- of what the platform signed: the same request twice is one
  signature bytea NOT NULL,
  -- as the platform calls the person; forgotten with the rest
  user_id text,
  asked_at timestamptz(3) NOT NULL,
  claimed_until timestamptz(3) NOT NULL,
  done_at timestamptz(3),
  UNIQUE (platform, signature),
  CHECK ((done_at IS NULL) = (user_id IS NOT NULL))
);

CREATE INDEX deletion_requests_open ON deletion_requests (claimed_until) WHERE done_at IS NULL;

-- The person who connected the account, as the platform calls them where that is not the account itself.
ALTER TABLE accounts ADD COLUMN authorized_by text;
CREATE INDEX accounts_authorized_by ON accounts (platform, authorized_by) WHERE authorized_by IS NOT NULL;
