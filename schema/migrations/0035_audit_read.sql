-- the audit log is read newest first
CREATE INDEX audit_log_newest ON audit_log (workspace_id, at DESC, id DESC);
