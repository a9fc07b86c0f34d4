-- What platforms refused to do lately, and forms that could not be read: few of many rows.
CREATE INDEX platform_work_refused ON platform_work (workspace_id, finished_at) WHERE state = 'refused';
CREATE INDEX lead_forms_unread ON lead_forms (workspace_id, account_id) WHERE reason IS NOT NULL;
