-- A contact may be linked into another one later, so what names one refers to no row.
CREATE TABLE tracked_links (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  -- all that stands in its address, and so unique among all workspaces
  code text NOT NULL UNIQUE,
  target_url text NOT NULL,
  comment_id text,
  contact_id text,
  campaign text,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, comment_id) REFERENCES comments (workspace_id, id)
);

CREATE TABLE clicks (
  workspace_id text NOT NULL,
  id text NOT NULL,
  link_id text NOT NULL,
  at timestamptz(3) NOT NULL,
  comment_id text,
  contact_id text,
  campaign text,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, link_id) REFERENCES tracked_links (workspace_id, id),
  FOREIGN KEY (workspace_id, comment_id) REFERENCES comments (workspace_id, id)
);

-- the latest value for each click
CREATE TABLE sales (
  workspace_id text NOT NULL,
  click_id text NOT NULL,
  -- in the major unit
  value numeric NOT NULL CHECK (value >= 0),
  currency text NOT NULL,
  occurred_at timestamptz(3) NOT NULL,
  recorded_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, click_id),
  FOREIGN KEY (workspace_id, click_id) REFERENCES clicks (workspace_id, id)
);

CREATE INDEX sales_by_time ON sales (workspace_id, occurred_at);
