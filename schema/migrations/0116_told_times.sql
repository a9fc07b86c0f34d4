-- When a platform sent the newest news of a comment's text, and of whether it is hidden. Pushes that failed are sent again for
-- a day and a half, so older news may come later. Kept for some days.
CREATE TABLE told_times (
  workspace_id text NOT NULL,
  account_id text NOT NULL,
  external_id text NOT NULL,
  -- null where nothing was told of it
  edited_at timestamptz(3),
  hiding_at timestamptz(3),
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, account_id, external_id),
  FOREIGN KEY (workspace_id, account_id) REFERENCES accounts (workspace_id, id)
);

CREATE INDEX told_times_by_age ON told_times (at);
