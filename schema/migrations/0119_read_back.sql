-- When a comment is to be read at its platform, as its news came in an order that is not sure.
ALTER TABLE told_times ADD COLUMN read_due_at timestamptz(3);
CREATE INDEX told_times_to_read ON told_times (read_due_at) WHERE read_due_at IS NOT NULL;
