-- decisions made alone that nobody changed
CREATE INDEX decision_records_stood ON decision_records (workspace_id, category, at DESC)
  WHERE outcome = 'hide' AND corrected_at IS NULL;
