-- `attempts` numbers those in the log. `tries` are those since it was queued last, by the change or by hand: only they
-- are up to four. Both count what was settled, so that an attempt which a crash broke off counts nowhere.
ALTER TABLE deliveries
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  -- sent by a person to try the hook: says nothing about how the hook does
  ADD COLUMN test boolean NOT NULL DEFAULT false;

UPDATE deliveries SET tries = attempts;

-- since when every delivery has failed; null once one arrives
ALTER TABLE hooks ADD COLUMN failing_since timestamptz(3);

-- A lane for each hook. Whoever looks for work steps from lane to lane, so that the length of one costs nothing.
CREATE INDEX deliveries_lanes ON deliveries (workspace_id, hook_id, due_at) WHERE state = 'queued';

-- whoever wants the oldest of all asks the lanes
DROP INDEX deliveries_due;

-- Claiming changes no column of an index. With room left in each page it stays in the page, and costs no index a write.
ALTER TABLE deliveries SET (fillfactor = 50);

-- what is old enough to be thrown away
CREATE INDEX deliveries_finished ON deliveries (finished_at) WHERE finished_at IS NOT NULL;

-- An attempt is written in the transaction that settles it, and thrown away before its delivery.
ALTER TABLE delivery_attempts DROP CONSTRAINT delivery_attempts_workspace_id_delivery_id_fkey;
