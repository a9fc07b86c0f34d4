ALTER TABLE hooks
  -- a person stopped it for a while: what happens meanwhile is held for it
  ADD COLUMN paused_at timestamptz(3),
  -- the secret before the last rotation, which signs as well until its time is over
  ADD COLUMN previous_sealed_secret bytea,
  ADD COLUMN previous_secret_until timestamptz(3),
  ADD CHECK ((previous_sealed_secret IS NULL) = (previous_secret_until IS NULL));

ALTER TABLE deliveries
  DROP CONSTRAINT deliveries_state_check,
  ADD CHECK (state IN ('queued', 'held', 'delivered', 'failed', 'cancelled'));

-- the log of a hook, newest first
CREATE INDEX deliveries_log ON deliveries (workspace_id, hook_id, created_at DESC, id DESC);

-- what a resumed hook sends, and what can be sent again
CREATE INDEX deliveries_undelivered ON deliveries (workspace_id, hook_id, state, finished_at)
  WHERE state IN ('held', 'failed', 'cancelled');
