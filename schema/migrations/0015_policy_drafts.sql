-- long work about a policy that somebody asked for: done by the workers, asked after by id
CREATE TABLE policy_tasks (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('backtest', 'undo')),
  request jsonb NOT NULL,
  person_id text NOT NULL REFERENCES people,
  actor text NOT NULL,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'done', 'failed')),
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  result jsonb,
  claimed_until timestamptz(3) NOT NULL DEFAULT 'epoch',
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  PRIMARY KEY (workspace_id, id)
);

CREATE INDEX policy_tasks_to_do ON policy_tasks (created_at) WHERE finished_at IS NULL;
-- one at a time: a second would only slow the first
CREATE UNIQUE INDEX policy_tasks_running ON policy_tasks (workspace_id, kind) WHERE finished_at IS NULL;

-- drafts that decide beside the settings in force, without effect
CREATE TABLE shadows (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  draft jsonb NOT NULL,
  actor text NOT NULL,
  started_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, id)
);

ALTER TABLE workspaces ADD COLUMN shadow_id text;
ALTER TABLE workspaces ADD FOREIGN KEY (id, shadow_id) REFERENCES shadows (workspace_id, id);

CREATE TABLE shadow_decisions (
  workspace_id text NOT NULL,
  shadow_id text NOT NULL,
  comment_id text NOT NULL,
  before text NOT NULL CHECK (before IN ('hide', 'keep', 'ask')),
  after text NOT NULL CHECK (after IN ('hide', 'keep', 'ask')),
  before_reason text NOT NULL,
  after_reason text NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, shadow_id, comment_id),
  FOREIGN KEY (workspace_id, shadow_id) REFERENCES shadows (workspace_id, id) ON DELETE CASCADE,
  FOREIGN KEY (workspace_id, comment_id) REFERENCES comments (workspace_id, id)
);

CREATE INDEX shadow_decisions_that_differ ON shadow_decisions (workspace_id, shadow_id, after, at DESC)
  WHERE before <> after;
