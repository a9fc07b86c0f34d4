-- Which comments were decided because of the answer to which: so they are found when that is taken back.
CREATE TABLE followed_answers (
  workspace_id text NOT NULL,
  -- the comment that was answered
  answer_to text NOT NULL,
  -- the comment that was decided because of that
  comment_id text NOT NULL,
  PRIMARY KEY (workspace_id, answer_to, comment_id)
);

-- earlier decisions are only read, so that nobody who decides waits for this
INSERT INTO followed_answers
SELECT DISTINCT workspace_id, record #>> '{input,recall,example,commentId}', comment_id FROM decision_records
WHERE record #>> '{input,recall,verdict}' = outcome;

-- answers that were taken back, and comments decided because of them that are not looked at again yet
CREATE TABLE revisits (
  workspace_id text NOT NULL,
  answer_to text NOT NULL,
  -- when it was taken back last
  at timestamptz(3) NOT NULL,
  -- the last comment that was looked at
  up_to text NOT NULL DEFAULT '',
  PRIMARY KEY (workspace_id, answer_to)
);
