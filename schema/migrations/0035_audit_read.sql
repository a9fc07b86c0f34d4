-- the audit log is read newest first
CREATE INDEX audit_log_newest ON audit_log (workspace_id, at DESC, id DESC);
CREATE INDEX audit_log_by_what ON audit_log (workspace_id, what, at DESC, id DESC);
CREATE INDEX audit_log_by_subject ON audit_log (workspace_id, split_part(what, '.', 1), at DESC, id DESC);
