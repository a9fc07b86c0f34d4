-- What all comments of a set are judged by: kept once, and named by the decisions. It was half of each of them.
CREATE TABLE decision_standards (
  workspace_id text NOT NULL,
  -- its digest
  id text NOT NULL,
  standard jsonb NOT NULL,
  PRIMARY KEY (workspace_id, id)
);
-- null where the record has it in itself
ALTER TABLE decision_records ADD COLUMN standard_id text;
