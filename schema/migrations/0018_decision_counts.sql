-- What decisions came to, by quarters of an hour: a week of them is read in few rows, and only what is left of the
-- quarters that it begins and ends in is counted one by one. Always what a recount would find.
CREATE TABLE decision_counts (
  workspace_id text NOT NULL,
  -- when the quarter begins
  quarter timestamptz(0) NOT NULL,
  decided integer NOT NULL,
  handled_alone integer NOT NULL,
  corrections integer NOT NULL,
  PRIMARY KEY (workspace_id, quarter)
) WITH (fillfactor = 50);

-- Runs in the transaction that decides or corrects. It has taken the workspace's clock, so none waits for another here.
CREATE FUNCTION count_decision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before decision_records;
  after decision_records;
BEGIN
  IF TG_OP <> 'INSERT' THEN before := OLD; END IF;
  IF TG_OP <> 'DELETE' THEN after := NEW; END IF;
  INSERT INTO decision_counts AS known
  SELECT (change.d).workspace_id, date_bin('15 minutes', (change.d).at, 'epoch'), sum(n),
    coalesce(sum(n) FILTER (WHERE (change.d).outcome <> 'ask'), 0),
    coalesce(sum(n) FILTER (WHERE (change.d).outcome <> 'ask' AND (change.d).corrected_at IS NOT NULL), 0)
  FROM (VALUES (before, -1), (after, 1)) AS change (d, n)
  WHERE (change.d).id IS NOT NULL
  GROUP BY 1, 2
  ON CONFLICT (workspace_id, quarter) DO UPDATE SET decided = known.decided + excluded.decided,
    handled_alone = known.handled_alone + excluded.handled_alone, corrections = known.corrections + excluded.corrections;
  RETURN NULL;
END $$;

CREATE TRIGGER count_decision AFTER INSERT OR DELETE OR UPDATE OF workspace_id, at, outcome, corrected_at
  ON decision_records FOR EACH ROW EXECUTE FUNCTION count_decision();

-- for whatever changed decisions behind the trigger's back
CREATE FUNCTION recount_decisions(workspace text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM decision_counts WHERE workspace_id = workspace;
  INSERT INTO decision_counts
  SELECT workspace, date_bin('15 minutes', at, 'epoch'), count(*), count(*) FILTER (WHERE outcome <> 'ask'),
    count(*) FILTER (WHERE outcome <> 'ask' AND corrected_at IS NOT NULL)
  FROM decision_records WHERE workspace_id = workspace
  GROUP BY 2;
$$;

SELECT recount_decisions(id) FROM workspaces;
