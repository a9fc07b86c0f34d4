-- The keys that something in this database may be sealed under, each with a canary that only it opens: a process with
-- other keys than these finds out when it starts, and not when it first needs a secret.
CREATE TABLE secret_keys (
  id text PRIMARY KEY,
  canary bytea NOT NULL,
  first_used_at timestamptz(3) NOT NULL
);
