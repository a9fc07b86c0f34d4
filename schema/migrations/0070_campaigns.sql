-- a key that acts for a campaign, by the campaign's name
ALTER TABLE api_keys ADD COLUMN campaign text;

CREATE INDEX platform_work_answered_by_campaigns ON platform_work (workspace_id, finished_at)
  WHERE by = 'campaign' AND action = 'reply' AND state = 'done';
