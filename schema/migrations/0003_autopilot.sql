-- one row each time guidance was compiled
CREATE TABLE policies (
  workspace_id text NOT NULL REFERENCES workspaces,
  version integer NOT NULL,
  guidance text NOT NULL,
  policy jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, version)
);

-- all that went into a decision, by version, so that it can be replayed
CREATE TABLE decision_records (
  workspace_id text NOT NULL,
  id text NOT NULL,
  comment_id text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('hide', 'keep', 'ask')),
  category text,
  record jsonb NOT NULL,
  at timestamptz(3) NOT NULL,
  -- set when a person decides otherwise
  corrected_at timestamptz(3),
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, comment_id) REFERENCES comments (workspace_id, id)
);

CREATE INDEX decision_records_by_time ON decision_records (workspace_id, at);
CREATE INDEX decision_records_by_comment ON decision_records (workspace_id, comment_id, at DESC);

-- what people decided: one row a comment, replaced when they decide otherwise
CREATE TABLE answers (
  workspace_id text NOT NULL,
  comment_id text NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('hide', 'keep')),
  answer text NOT NULL CHECK (answer IN ('hide', 'keep', 'reply')),
  answer_text text,
  queued boolean NOT NULL,
  person_id text NOT NULL REFERENCES people,
  person_name text NOT NULL,
  category text,
  -- whether the autopilot leaned or decided the same way; null where it had no leaning
  agreed boolean,
  -- the comment as it was answered; its author may edit it later
  text text NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, comment_id),
  FOREIGN KEY (workspace_id, comment_id) REFERENCES comments (workspace_id, id)
);

CREATE INDEX answers_by_time ON answers (workspace_id, at DESC);
