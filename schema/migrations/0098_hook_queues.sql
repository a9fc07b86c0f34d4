-- Hooks of which something may be queued: whoever looks for what to send looks at these. Whoever queues holds the hook's lock,
-- and so does whoever takes a hook out whose queue has ended.
CREATE TABLE hook_queues (
  workspace_id text NOT NULL,
  hook_id text NOT NULL,
  PRIMARY KEY (workspace_id, hook_id)
);
INSERT INTO hook_queues SELECT DISTINCT workspace_id, hook_id FROM undelivered WHERE state = 'queued';
