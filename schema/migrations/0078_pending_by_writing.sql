-- what was written just now is decided before what was written long ago and is read only now
CREATE INDEX comments_pending_written ON comments (workspace_id, created_at, id) WHERE status = 'pending';
