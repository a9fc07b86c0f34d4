-- sessions are shown to whoever they belong to, and say when somebody last proved who they are
ALTER TABLE sessions
  ADD COLUMN id text,
  -- of what somebody signed in with; null where it did not say
  ADD COLUMN user_agent text,
  ADD COLUMN address text,
  ADD COLUMN proved_at timestamptz(3),
  -- what was shown beside the password, or in its place; null for nothing
  ADD COLUMN factor text CHECK (factor IN ('totp', 'recovery_code', 'passkey'));
UPDATE sessions SET id = 'ses_' || substr(encode(sha256(hash), 'hex'), 1, 32), proved_at = created_at;
ALTER TABLE sessions ALTER COLUMN id SET NOT NULL, ALTER COLUMN proved_at SET NOT NULL;
CREATE UNIQUE INDEX sessions_by_id ON sessions (id);

-- whether a password is among those that everybody tries; null for one that was not looked at
ALTER TABLE passwords ADD COLUMN is_common boolean;

-- time-based one-time passwords (RFC 6238)
CREATE TABLE totp_secrets (
  person_id text PRIMARY KEY REFERENCES people,
  sealed_secret bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- when a code proved that the secret arrived; null before that: it counts for nothing
  confirmed_at timestamptz(3),
  -- the step of the last code that was taken: none is taken twice
  last_step bigint
);

-- each is there until it is used
CREATE TABLE recovery_codes (
  person_id text NOT NULL REFERENCES people,
  -- SHA-256
  hash bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (person_id, hash)
);

CREATE TABLE passkeys (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES people,
  name text NOT NULL,
  -- as the authenticator calls it
  credential_id bytea NOT NULL UNIQUE,
  -- COSE
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);

CREATE INDEX passkeys_by_person ON passkeys (person_id);

-- what an authenticator is asked to sign, once
CREATE TABLE passkey_challenges (
  -- SHA-256
  hash bytea PRIMARY KEY,
  -- what it is for, and whose: a signature for one thing is none for another
  bound_to text NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);

-- sign-ins that wait for the second factor: they open nothing else
CREATE TABLE half_sign_ins (
  -- SHA-256 of what the cookie holds
  hash bytea PRIMARY KEY,
  person_id text NOT NULL REFERENCES people,
  -- of the browser in which it began
  device_hash bytea NOT NULL,
  by text NOT NULL CHECK (by IN ('password', 'link')),
  -- codes that were wrong
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX half_sign_ins_by_person ON half_sign_ins (person_id);
CREATE INDEX half_sign_ins_by_end ON half_sign_ins (expires_at);
