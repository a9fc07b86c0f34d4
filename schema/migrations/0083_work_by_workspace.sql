-- due work is claimed in one workspace after the other
DROP INDEX platform_work_due;
CREATE INDEX platform_work_due ON platform_work (workspace_id, due_at) WHERE state = 'queued';
