CREATE TABLE comments (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  account_id text NOT NULL,
  platform text NOT NULL,
  surface text NOT NULL CHECK (surface IN ('organic', 'ad')),
  external_id text NOT NULL,
  parent_external_id text,
  post_external_id text,
  post_caption text,
  post_url text,
  ad_id text,
  ad_name text,
  author_external_id text,
  author_name text NOT NULL,
  author_handle text NOT NULL,
  text text NOT NULL,
  has_media boolean NOT NULL,
  language text,
  platform_url text,
  status text NOT NULL CHECK (status IN ('visible', 'hidden', 'deleted', 'review', 'pending')),
  archived boolean NOT NULL DEFAULT false,
  -- whether the platform shows it hidden, whatever stage of deciding it is in
  hidden_on_platform boolean NOT NULL DEFAULT false,
  decision json,
  scores json,
  draft_reply text,
  pending_action text,
  pending_since timestamptz(3),
  action_error text,
  replies json NOT NULL DEFAULT '[]',
  -- whole seconds, as Needs you shows it
  waiting_since timestamptz(0),
  asking json,
  -- whether comment.received went out for it
  announced boolean NOT NULL DEFAULT false,
  claimed_until timestamptz(3) NOT NULL DEFAULT 'epoch',
  created_at timestamptz(3) NOT NULL,
  received_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3),
  hidden_at timestamptz(3),
  -- when platform work of ours was last confirmed: what the platform reports just after is its echo
  acted_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, id),
  UNIQUE (workspace_id, account_id, external_id),
  FOREIGN KEY (workspace_id, account_id) REFERENCES accounts (workspace_id, id),
  CHECK ((status = 'review') = (waiting_since IS NOT NULL))
);

CREATE INDEX comments_newest ON comments (workspace_id, received_at DESC, id DESC);
CREATE INDEX comments_by_status ON comments (workspace_id, status, received_at DESC, id DESC);
CREATE INDEX comments_by_account ON comments (workspace_id, account_id, received_at DESC, id DESC);
CREATE INDEX comments_by_post ON comments (workspace_id, post_external_id, received_at DESC, id DESC);
CREATE INDEX comments_by_ad ON comments (workspace_id, ad_id, received_at DESC, id DESC) WHERE ad_id IS NOT NULL;
CREATE INDEX comments_by_external_id ON comments (workspace_id, external_id);
CREATE INDEX comments_waiting ON comments (workspace_id, waiting_since DESC, id DESC) WHERE status = 'review';
CREATE INDEX comments_to_decide ON comments (received_at) WHERE status = 'pending';
CREATE INDEX comments_decided ON comments (workspace_id, decided_at) WHERE decided_at IS NOT NULL;

CREATE TABLE comment_history (
  workspace_id text NOT NULL,
  comment_id text NOT NULL,
  position integer NOT NULL,
  at timestamptz(3) NOT NULL,
  actor text NOT NULL,
  what text NOT NULL,
  note text,
  PRIMARY KEY (workspace_id, comment_id, position),
  FOREIGN KEY (workspace_id, comment_id) REFERENCES comments (workspace_id, id)
);
