-- answers that people gave in the app, which have not taken effect yet
CREATE TABLE held_answers (
  workspace_id text NOT NULL,
  comment_id text NOT NULL,
  person_id text NOT NULL,
  person_name text NOT NULL,
  answer text NOT NULL CHECK (answer IN ('hide', 'keep', 'reply', 'block', 'archive')),
  answer_text text,
  -- SHA-256 of the text that was answered: an answer to one text says nothing about another
  about bytea NOT NULL,
  held_at timestamptz(3) NOT NULL,
  takes_effect_at timestamptz(3) NOT NULL,
  claimed_until timestamptz(3) NOT NULL DEFAULT 'epoch',
  PRIMARY KEY (workspace_id, comment_id),
  FOREIGN KEY (workspace_id, comment_id) REFERENCES comments (workspace_id, id)
);

CREATE INDEX held_answers_due ON held_answers (takes_effect_at);

-- what changed since a sort key, for those who follow it as it happens
CREATE INDEX comments_changed ON comments (workspace_id, updated_at, id);
