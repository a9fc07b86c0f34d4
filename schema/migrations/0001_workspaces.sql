CREATE TABLE workspaces (
  id text PRIMARY KEY,
  name text NOT NULL,
  time_zone text NOT NULL DEFAULT 'UTC',
  -- the newest sort key handed out; the row lock makes keys appear in commit order
  last_key timestamptz(3) NOT NULL DEFAULT 'epoch',
  answer_questions text NOT NULL DEFAULT 'off' CHECK (answer_questions IN ('off', 'draft', 'send')),
  protections jsonb NOT NULL,
  protections_version integer NOT NULL DEFAULT 1,
  guidance text NOT NULL DEFAULT '',
  policy_version integer,
  created_at timestamptz(3) NOT NULL
);

-- people belong to no workspace: they are members of several
CREATE TABLE people (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text UNIQUE,
  created_at timestamptz(3) NOT NULL
);

CREATE TABLE members (
  workspace_id text NOT NULL REFERENCES workspaces,
  person_id text NOT NULL REFERENCES people,
  role text NOT NULL CHECK (role IN ('owner', 'admin', 'manager', 'moderator', 'viewer')),
  limited_to text[],
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, person_id)
);

CREATE TABLE api_keys (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  name text NOT NULL,
  prefix text NOT NULL,
  hash bytea NOT NULL UNIQUE,
  person_id text NOT NULL REFERENCES people,
  created_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  PRIMARY KEY (workspace_id, id)
);

CREATE TABLE accounts (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  platform text NOT NULL,
  external_id text NOT NULL,
  name text NOT NULL,
  sealed_token bytea NOT NULL,
  disconnected_at timestamptz(3),
  disconnected_reason text,
  own_protections jsonb,
  poll_state jsonb,
  poll_due_at timestamptz(3),
  poll_failures integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, id),
  UNIQUE (workspace_id, platform, external_id)
);

CREATE INDEX accounts_by_external_id ON accounts (platform, external_id);
CREATE INDEX accounts_to_poll ON accounts (poll_due_at) WHERE disconnected_at IS NULL;

-- quotas belong to the application at the platform, not to a workspace
CREATE TABLE platform_quotas (
  scope text NOT NULL,
  day date NOT NULL,
  used integer NOT NULL,
  PRIMARY KEY (scope, day)
);

CREATE TABLE audit_log (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  at timestamptz(3) NOT NULL,
  actor text NOT NULL,
  what text NOT NULL,
  before jsonb,
  after jsonb,
  PRIMARY KEY (workspace_id, id)
);

-- secrets of the installation that every process must share and that outlive the rotation of others
CREATE TABLE installation_secrets (
  name text PRIMARY KEY,
  secret bytea NOT NULL
);
