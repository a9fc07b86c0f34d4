CREATE TABLE hooks (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('rest', 'settings')),
  events text[] NOT NULL,
  target_url text NOT NULL,
  -- host and port: what concurrency is bounded by
  target_host text NOT NULL,
  integration text NOT NULL CHECK (integration IN ('zapier', 'make', 'api')),
  key_id text,
  sealed_secret bytea NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  last_sequence integer NOT NULL DEFAULT 0,
  last_delivered_at timestamptz(3),
  last_error text,
  created_at timestamptz(3) NOT NULL,
  -- kept for the log of its deliveries, and to tell the receiver
  removed_at timestamptz(3),
  PRIMARY KEY (workspace_id, id)
);

CREATE UNIQUE INDEX hooks_once ON hooks (workspace_id, (events[1]), target_url)
  WHERE kind = 'rest' AND removed_at IS NULL;
CREATE INDEX hooks_listening ON hooks (workspace_id, created_at DESC, id DESC) WHERE removed_at IS NULL;
CREATE INDEX hooks_by_key ON hooks (workspace_id, key_id);

CREATE TABLE deliveries (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  hook_id text NOT NULL,
  -- none for the DELETE that tells a receiver that its hook is gone
  sequence integer,
  method text NOT NULL DEFAULT 'POST' CHECK (method IN ('POST', 'DELETE')),
  event text NOT NULL,
  -- the exact text that is signed and sent
  body text NOT NULL,
  state text NOT NULL CHECK (state IN ('queued', 'delivered', 'failed', 'cancelled')),
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz(3) NOT NULL,
  claimed_until timestamptz(3) NOT NULL DEFAULT 'epoch',
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  PRIMARY KEY (workspace_id, id),
  UNIQUE (workspace_id, hook_id, sequence)
);

CREATE INDEX deliveries_due ON deliveries (due_at) WHERE state = 'queued';

CREATE TABLE delivery_attempts (
  workspace_id text NOT NULL,
  delivery_id text NOT NULL,
  attempt integer NOT NULL,
  at timestamptz(3) NOT NULL,
  status integer,
  milliseconds integer NOT NULL,
  address text,
  excerpt text,
  error text,
  PRIMARY KEY (workspace_id, delivery_id, attempt),
  FOREIGN KEY (workspace_id, delivery_id) REFERENCES deliveries (workspace_id, id)
);
