-- What arrives leaves its entry behind, which a scan that meets it marks as dead, but never inside of an entry that several
-- deliveries due at the same time share: those were all walked over again by every claim until a vacuum came by.
DROP INDEX undelivered_lanes;
CREATE INDEX undelivered_lanes ON undelivered (workspace_id, hook_id, due_at)
  WITH (deduplicate_items = off) WHERE state = 'queued';
