-- How many second opinions a language model was asked for on a day of UTC: the last on which it was asked.
CREATE TABLE opinion_budgets (
  workspace_id text PRIMARY KEY REFERENCES workspaces (id),
  day date NOT NULL,
  asked integer NOT NULL
);
