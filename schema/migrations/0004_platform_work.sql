CREATE TABLE platform_work (
  workspace_id text NOT NULL,
  id text NOT NULL,
  comment_id text NOT NULL,
  account_id text NOT NULL,
  -- work on one comment is done in this order
  position integer NOT NULL,
  action text NOT NULL CHECK (action IN ('hide', 'unhide', 'reply', 'block', 'unblock')),
  reply_text text,
  by text NOT NULL CHECK (by IN ('autopilot', 'person', 'campaign')),
  actor text NOT NULL,
  state text NOT NULL CHECK (state IN ('queued', 'parked', 'done', 'refused', 'cancelled')),
  attempts integer NOT NULL DEFAULT 0,
  -- when the first attempt was begun whose outcome is unknown
  uncertain_since timestamptz(3),
  due_at timestamptz(3) NOT NULL,
  claimed_until timestamptz(3) NOT NULL DEFAULT 'epoch',
  announce_at timestamptz(3),
  last_error text,
  queued_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, comment_id) REFERENCES comments (workspace_id, id)
);

CREATE INDEX platform_work_due ON platform_work (due_at) WHERE state = 'queued';
CREATE INDEX platform_work_open ON platform_work (workspace_id, comment_id, position) WHERE state IN ('queued', 'parked');
CREATE INDEX platform_work_parked ON platform_work (workspace_id, account_id) WHERE state = 'parked';
CREATE INDEX platform_work_to_announce ON platform_work (announce_at)
  WHERE announce_at IS NOT NULL AND state IN ('queued', 'parked');
CREATE INDEX platform_work_by_comment ON platform_work (workspace_id, comment_id, position);
