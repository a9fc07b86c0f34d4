-- Work that one process at a time does in a lane of a workspace: whose turn it is, and when each had its last.
CREATE TABLE turns (
  workspace_id text NOT NULL,
  queue text NOT NULL,
  lane text NOT NULL,
  claimed_until timestamptz(3) NOT NULL,
  taken_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, queue, lane)
) WITH (fillfactor = 50);
