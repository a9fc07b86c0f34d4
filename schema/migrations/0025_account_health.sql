-- how the calls about an account go, for people to see
ALTER TABLE accounts
  -- since when its readings fail, and why; null while they succeed
  ADD COLUMN failing_since timestamptz(3),
  ADD COLUMN failing_reason text,
  ADD COLUMN polled_at timestamptz(3),
  ADD COLUMN pushed_at timestamptz(3),
  -- forgotten when a person disconnects the account
  ALTER COLUMN sealed_token DROP NOT NULL;
