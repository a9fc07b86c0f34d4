-- What platforms pushed, to the byte, until it is taken in. A body about several accounts is there for each of them.
CREATE TABLE inbox (
  workspace_id text NOT NULL REFERENCES workspaces,
  account_id text NOT NULL,
  -- SHA-256 of the body: the same delivery twice is one
  digest bytea NOT NULL,
  -- the order of arrival
  number bigint GENERATED ALWAYS AS IDENTITY,
  body bytea NOT NULL,
  received_at timestamptz(3) NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'handled', 'unread')),
  -- why not all of it could be read or stored
  reason text CHECK ((state = 'unread') = (reason IS NOT NULL)),
  -- an operator asked for it to be read once more: what came in since is newer
  again boolean NOT NULL DEFAULT false,
  handled_at timestamptz(3),
  PRIMARY KEY (workspace_id, account_id, digest),
  FOREIGN KEY (workspace_id, account_id) REFERENCES accounts (workspace_id, id)
);

CREATE INDEX inbox_waiting ON inbox (workspace_id, account_id, number) WHERE state = 'waiting';
CREATE INDEX inbox_unread ON inbox (workspace_id, received_at) WHERE state = 'unread';
CREATE INDEX inbox_handled ON inbox (handled_at) WHERE state = 'handled';

-- Bodies that do not even tell which account they are about: they belong to the installation.
CREATE TABLE unaddressed_bodies (
  digest bytea PRIMARY KEY,
  platform text NOT NULL,
  body bytea NOT NULL,
  reason text NOT NULL,
  received_at timestamptz(3) NOT NULL
);
