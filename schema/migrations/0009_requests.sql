-- how much of its limit each key has used; not worth surviving a crash of the database
CREATE UNLOGGED TABLE rate_limits (
  workspace_id text NOT NULL,
  key_id text NOT NULL,
  -- theoretical arrival time of the next request, Unix milliseconds
  arrival double precision NOT NULL,
  PRIMARY KEY (workspace_id, key_id)
);

-- answers kept for repeats that carry the same Idempotency-Key
CREATE TABLE idempotent_answers (
  workspace_id text NOT NULL REFERENCES workspaces,
  key_id text NOT NULL,
  idempotency_key text NOT NULL,
  -- SHA-256 of method, path and body
  request bytea NOT NULL,
  status smallint NOT NULL,
  body text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, key_id, idempotency_key)
);

CREATE INDEX idempotent_answers_by_age ON idempotent_answers (created_at);
