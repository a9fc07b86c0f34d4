-- when the comment was decided anew, as after an edit: a week counts comments, each by what was decided last
ALTER TABLE decision_records ADD COLUMN again_at timestamptz(3);
CREATE INDEX decision_records_again ON decision_records (workspace_id, at) WHERE again_at IS NOT NULL;

UPDATE decision_records d SET again_at = later.at
FROM (
  SELECT workspace_id, id, lead(at) OVER (PARTITION BY workspace_id, comment_id ORDER BY at, id) AS at
  FROM decision_records
) AS later
WHERE later.workspace_id = d.workspace_id AND later.id = d.id AND later.at IS NOT NULL;
