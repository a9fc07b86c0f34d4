-- trust is earned by answers to what was asked, and not by decisions that nobody looked at
ALTER TABLE answers ADD COLUMN asked boolean NOT NULL DEFAULT true;
UPDATE answers a SET asked = false WHERE 'ask' <> (
  SELECT r.outcome FROM decision_records r
  WHERE r.workspace_id = a.workspace_id AND r.comment_id = a.comment_id ORDER BY r.at DESC LIMIT 1
);
DROP INDEX decision_records_stood;
