-- Who put a version of the guidance in force. For what was there before, the audit log knows; where it does not, nobody does.
ALTER TABLE policies ADD COLUMN actor text;

UPDATE policies p SET actor = a.actor FROM audit_log a
WHERE a.workspace_id = p.workspace_id AND a.what = 'guidance.replaced' AND a.after ->> 'policy_version' = p.version::text;
