-- Comments of one kind, newest first. What is asked for by platform or surface is found kind by kind: however rare it is
-- and however long ago it came, no more is read than is shown.
CREATE INDEX comments_by_kind ON comments (workspace_id, status, platform, surface, received_at DESC, id DESC);
DROP INDEX comments_by_account;
CREATE INDEX comments_by_account ON comments (workspace_id, account_id, status, surface, received_at DESC, id DESC);

-- of the comment that led to it, which never moves to another account or surface
ALTER TABLE sales ADD COLUMN account_id text, ADD COLUMN platform text, ADD COLUMN surface text;

UPDATE sales s SET account_id = c.account_id, platform = c.platform, surface = c.surface
FROM clicks k JOIN comments c ON c.workspace_id = k.workspace_id AND c.id = k.comment_id
WHERE k.workspace_id = s.workspace_id AND k.id = s.click_id;

-- Sales summed by days of the brand's time zone. Always what a recount would find.
CREATE TABLE sale_counts (
  workspace_id text NOT NULL,
  -- '' for all
  account_id text NOT NULL,
  day date NOT NULL,
  -- '' where no comment is known to have led to the sale
  platform text NOT NULL,
  surface text NOT NULL,
  currency text NOT NULL,
  count integer NOT NULL,
  value numeric NOT NULL,
  PRIMARY KEY (workspace_id, account_id, day, platform, surface, currency)
) WITH (fillfactor = 70);

CREATE FUNCTION count_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before sales;
  after sales;
BEGIN
  IF TG_OP <> 'INSERT' THEN before := OLD; END IF;
  IF TG_OP <> 'DELETE' THEN after := NEW; END IF;
  -- days are the same days until the transaction ends
  PERFORM FROM workspaces WHERE id = coalesce(after.workspace_id, before.workspace_id) FOR SHARE;
  INSERT INTO sale_counts AS known
  SELECT (change.s).workspace_id, account, timezone(w.time_zone, (change.s).occurred_at)::date,
    coalesce((change.s).platform, ''), coalesce((change.s).surface, ''), (change.s).currency, sum(change.n),
    sum(change.n * (change.s).value)
  FROM (VALUES (before, -1), (after, 1)) AS change (s, n) JOIN workspaces w ON w.id = (change.s).workspace_id,
    unnest(ARRAY['', (change.s).account_id]) AS account
  WHERE account IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5, 6
  HAVING sum(change.n) <> 0 OR sum(change.n * (change.s).value) <> 0
  -- in the same order as everybody, so that no two wait for each other
  ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (workspace_id, account_id, day, platform, surface, currency)
    DO UPDATE SET count = known.count + excluded.count, value = known.value + excluded.value;
  RETURN NULL;
END $$;

CREATE TRIGGER count_sale AFTER INSERT OR DELETE OR UPDATE ON sales FOR EACH ROW EXECUTE FUNCTION count_sale();

-- for whatever changed sales behind the trigger's back, and where days are other days
CREATE FUNCTION recount_sales(workspace text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sale_counts WHERE workspace_id = workspace;
  INSERT INTO sale_counts
  SELECT workspace, account, timezone(w.time_zone, s.occurred_at)::date, coalesce(s.platform, ''),
    coalesce(s.surface, ''), s.currency, count(*), sum(s.value)
  FROM sales s JOIN workspaces w ON w.id = s.workspace_id, unnest(ARRAY['', s.account_id]) AS account
  WHERE s.workspace_id = workspace AND account IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5, 6;
END $$;

SELECT recount_sales(id) FROM workspaces;

CREATE OR REPLACE FUNCTION recount_report_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_report(NEW.id);
  PERFORM recount_sales(NEW.id);
  RETURN NULL;
END $$;

DROP INDEX sales_by_time;
