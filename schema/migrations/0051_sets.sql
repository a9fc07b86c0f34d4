-- Comments come and are decided in sets. What is counted and indexed of them is so once for each statement.

-- comments_by_status finds what is pending, workspace by workspace
DROP INDEX comments_to_decide;

DROP TRIGGER count_report ON comments;
DROP FUNCTION count_report;

CREATE FUNCTION count_reports(before comments[], after comments[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH changed AS (
    SELECT c.workspace_id, c.platform, c.account_id, c.surface, fact.measure, fact.day, fact.value, fact.seconds,
      sum(change.n) AS n
    FROM (
      SELECT one, -1 AS n FROM unnest(before) AS one UNION ALL SELECT one, 1 FROM unnest(after) AS one
    ) AS change, LATERAL (SELECT (change.one).*) AS c
    JOIN workspaces w ON w.id = c.workspace_id,
      report_facts(w.time_zone, c.received_at, c.hidden_at, c.status, c.asked, c.decision, c.replies) AS fact
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
    HAVING sum(change.n) <> 0
  ), timed AS (
    INSERT INTO report_seconds AS known
    SELECT workspace_id, measure, value::integer, day, platform, account_id, surface, seconds, n FROM changed
    WHERE seconds >= 32
    ON CONFLICT (workspace_id, measure, magnitude, day, platform, account_id, surface, seconds)
      DO UPDATE SET count = known.count + excluded.count
  )
  INSERT INTO report_counts AS known
  SELECT workspace_id, scope, measure, span, date_trunc(span, day::timestamp), surface, value, sum(n)
  FROM changed, unnest(ARRAY['', platform, account_id]) AS scope, unnest(ARRAY['day', 'month']) AS span
  GROUP BY 1, 2, 3, 4, 5, 6, 7
  HAVING sum(n) <> 0
  ON CONFLICT (workspace_id, scope, measure, span, first_day, surface, value)
    DO UPDATE SET count = known.count + excluded.count;
END $$;

-- Runs in the transaction that changes the comments. Transactions that do so take the workspace's clock first, so they
-- follow each other, and never see another time zone than the one that the counts are by.
CREATE FUNCTION count_report() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before comments[];
  after comments[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(ROW(n.*)::comments) INTO after FROM new_comments n;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(ROW(o.*)::comments) INTO before FROM old_comments o;
  ELSE
    SELECT array_agg(ROW(o.*)::comments), array_agg(ROW(n.*)::comments) INTO before, after
    FROM old_comments o JOIN new_comments n ON n.workspace_id = o.workspace_id AND n.id = o.id
    WHERE (o.account_id, o.platform, o.surface, o.status, o.asked, o.decision::text, o.replies::text, o.received_at,
        o.hidden_at)
      IS DISTINCT FROM (n.account_id, n.platform, n.surface, n.status, n.asked, n.decision::text, n.replies::text,
        n.received_at, n.hidden_at);
  END IF;
  IF before IS NOT NULL OR after IS NOT NULL THEN
    PERFORM count_reports(before, after);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER count_new_in_report AFTER INSERT ON comments
  REFERENCING NEW TABLE AS new_comments FOR EACH STATEMENT EXECUTE FUNCTION count_report();
CREATE TRIGGER count_gone_in_report AFTER DELETE ON comments
  REFERENCING OLD TABLE AS old_comments FOR EACH STATEMENT EXECUTE FUNCTION count_report();
CREATE TRIGGER count_changed_in_report AFTER UPDATE ON comments
  REFERENCING OLD TABLE AS old_comments NEW TABLE AS new_comments FOR EACH STATEMENT EXECUTE FUNCTION count_report();

CREATE FUNCTION search_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO comment_search SELECT found.* FROM new_comments n, to_search(ROW(n.*)::comments) AS found;
  RETURN NULL;
END $$;

DROP TRIGGER search_new_comment ON comments;
CREATE TRIGGER search_new_comments AFTER INSERT ON comments
  REFERENCING NEW TABLE AS new_comments FOR EACH STATEMENT EXECUTE FUNCTION search_comments();

CREATE FUNCTION count_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO decision_counts AS known
  SELECT workspace_id, date_bin('15 minutes', at, 'epoch'), count(*), count(*) FILTER (WHERE outcome <> 'ask'),
    count(*) FILTER (WHERE outcome <> 'ask' AND corrected_at IS NOT NULL)
  FROM new_records GROUP BY 1, 2
  ON CONFLICT (workspace_id, quarter) DO UPDATE SET decided = known.decided + excluded.decided,
    handled_alone = known.handled_alone + excluded.handled_alone, corrections = known.corrections + excluded.corrections;
  RETURN NULL;
END $$;

DROP TRIGGER count_decision ON decision_records;
CREATE TRIGGER count_decision AFTER DELETE OR UPDATE OF workspace_id, at, outcome, corrected_at
  ON decision_records FOR EACH ROW EXECUTE FUNCTION count_decision();
CREATE TRIGGER count_new_decisions AFTER INSERT ON decision_records
  REFERENCING NEW TABLE AS new_records FOR EACH STATEMENT EXECUTE FUNCTION count_decisions();
