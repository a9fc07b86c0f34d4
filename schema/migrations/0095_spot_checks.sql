-- The texts whose decisions people were asked to check on a day of UTC, by a hash of their words: the last such day.
CREATE TABLE spot_checks (
  workspace_id text NOT NULL REFERENCES workspaces (id),
  day date NOT NULL,
  words integer NOT NULL,
  PRIMARY KEY (workspace_id, day, words)
);
