-- What has not arrived, apart from what was to be sent: a delivery is written once and never again, and the little that
-- changes with every claim and attempt is kept where it costs no index a write. Whatever arrives leaves.
CREATE TABLE undelivered (
  workspace_id text NOT NULL,
  delivery_id text NOT NULL,
  hook_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('queued', 'held', 'failed', 'cancelled')),
  -- those in the log
  attempts integer NOT NULL DEFAULT 0,
  -- those since it was queued last, by the change or by hand: only they are up to four
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz(3) NOT NULL,
  claimed_until timestamptz(3) NOT NULL DEFAULT 'epoch',
  -- when it failed or was cancelled
  finished_at timestamptz(3),
  PRIMARY KEY (workspace_id, delivery_id)
-- Claiming changes no column of an index. With room left in each page it stays in the page.
) WITH (fillfactor = 50);

INSERT INTO undelivered
  (workspace_id, delivery_id, hook_id, state, attempts, tries, due_at, claimed_until, finished_at)
SELECT workspace_id, id, hook_id, state, attempts, tries, due_at, claimed_until, finished_at
FROM deliveries WHERE state <> 'delivered';

-- A lane for each hook. Whoever looks for work steps from lane to lane, so that the length of one costs nothing.
CREATE INDEX undelivered_lanes ON undelivered (workspace_id, hook_id, due_at) WHERE state = 'queued';

-- what a resumed hook sends, and what can be sent again
CREATE INDEX undelivered_left ON undelivered (workspace_id, hook_id, state, finished_at) WHERE state <> 'queued';

-- with the indexes that they are in
ALTER TABLE deliveries
  DROP COLUMN state,
  DROP COLUMN attempts,
  DROP COLUMN tries,
  DROP COLUMN due_at,
  DROP COLUMN claimed_until,
  DROP COLUMN finished_at,
  RESET (fillfactor);

-- Every delivery, and what has become of it.
CREATE VIEW delivery_log AS
SELECT d.workspace_id, d.id, d.hook_id, d.sequence, d.method, d.event, d.body, d.test, d.created_at,
  coalesce(u.state, 'delivered') AS state,
  u.due_at,
  coalesce(u.claimed_until, 'epoch') AS claimed_until,
  coalesce(u.tries, 0) AS tries,
  coalesce(u.attempts, (
    SELECT max(attempt) FROM delivery_attempts a WHERE a.workspace_id = d.workspace_id AND a.delivery_id = d.id
  ), 0) AS attempts,
  CASE WHEN u.delivery_id IS NULL THEN (
    SELECT max(a.at + a.milliseconds * interval '1 millisecond') FROM delivery_attempts a
    WHERE a.workspace_id = d.workspace_id AND a.delivery_id = d.id AND a.error IS NULL
  ) ELSE u.finished_at END AS finished_at
FROM deliveries d LEFT JOIN undelivered u ON u.workspace_id = d.workspace_id AND u.delivery_id = d.id;
