-- Where a delivery stands in its hook's queue: its sequence. What has none goes first.
ALTER TABLE undelivered ADD COLUMN place bigint NOT NULL DEFAULT 0;

UPDATE undelivered u SET place = d.sequence FROM deliveries d
WHERE d.workspace_id = u.workspace_id AND d.id = u.delivery_id AND d.sequence IS NOT NULL;

-- In the order in which deliveries of a hook are begun. No two share an entry: a dead one is only marked when it has an
-- entry of its own.
DROP INDEX undelivered_lanes;
CREATE INDEX undelivered_lanes ON undelivered (workspace_id, hook_id, place)
  WITH (deduplicate_items = off) WHERE state = 'queued';

-- Those that have been begun are sent again at times of their own.
CREATE INDEX undelivered_retries ON undelivered (workspace_id, hook_id, due_at) WHERE state = 'queued' AND tries > 0;
