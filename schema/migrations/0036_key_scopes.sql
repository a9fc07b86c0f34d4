ALTER TABLE api_keys
  -- what the key was made for; the role of whoever it acts as decides all the same
  ADD COLUMN scopes text[] NOT NULL DEFAULT '{read,moderate,settings}',
  ADD COLUMN expires_at timestamptz(3),
  -- the key that takes its place
  ADD COLUMN successor_id text;

CREATE INDEX api_keys_ending ON api_keys (expires_at) WHERE revoked_at IS NULL AND expires_at IS NOT NULL;
