-- whether it was ever put to a person
ALTER TABLE comments ADD COLUMN asked boolean NOT NULL DEFAULT false;

UPDATE comments c SET asked = true
WHERE status = 'review' OR EXISTS (
  SELECT FROM decision_records d
  WHERE d.workspace_id = c.workspace_id AND d.comment_id = c.id AND d.outcome = 'ask'
);

CREATE FUNCTION comment_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.asked := true;
  RETURN NEW;
END $$;

CREATE TRIGGER comment_asked BEFORE INSERT OR UPDATE ON comments
  FOR EACH ROW WHEN (NEW.status = 'review' AND NOT NEW.asked) EXECUTE FUNCTION comment_asked();

-- a day in a zone that PostgreSQL does not know could not be told, and no comment be stored
ALTER TABLE workspaces ADD CHECK (timezone(time_zone, 'epoch'::timestamptz) IS NOT NULL);

-- What reports say about comments, counted by days and months of the brand's time zone. Always what a recount would
-- find. Pages are left room in, and no index holds the count, so that a row that changes does so within its page.
CREATE TABLE report_counts (
  workspace_id text NOT NULL,
  -- a platform or an account, and '' for all: however many accounts there are, a report reads few rows
  scope text NOT NULL,
  measure text NOT NULL,
  span text NOT NULL CHECK (span IN ('day', 'month')),
  first_day date NOT NULL,
  surface text NOT NULL,
  value text NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (workspace_id, scope, measure, span, first_day, surface, value)
) WITH (fillfactor = 70);

-- The measures that are times, to the second, but for those that their magnitude tells. `report_counts` has all of them
-- by magnitude: that tells the one which holds the median, so that only its seconds have to be read.
CREATE TABLE report_seconds (
  workspace_id text NOT NULL,
  measure text NOT NULL,
  magnitude integer NOT NULL,
  day date NOT NULL,
  platform text NOT NULL,
  account_id text NOT NULL,
  surface text NOT NULL,
  seconds integer NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (workspace_id, measure, magnitude, day, platform, account_id, surface, seconds)
) WITH (fillfactor = 70);

-- Seconds below 32 as they are; above, each doubling is divided into 16 magnitudes.
CREATE FUNCTION magnitude(seconds integer) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT 16 * doublings + (seconds >> doublings)
  FROM width_bucket(seconds, ARRAY[
    32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288, 1048576, 2097152,
    4194304, 8388608, 16777216, 33554432, 67108864, 134217728, 268435456, 536870912, 1073741824
  ]) AS doublings
$$;

CREATE FUNCTION whole_seconds(since timestamptz, until timestamptz) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT greatest(0, least(2147483647, round(extract(epoch FROM until - since))))::integer
$$;

-- all that one comment adds to the counts; seconds only where the measure is a time
CREATE FUNCTION report_facts(
  time_zone text, received_at timestamptz, hidden_at timestamptz, status text, asked boolean, decision json, replies json
) RETURNS TABLE (measure text, day date, value text, seconds integer)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT fact.measure, timezone(time_zone, received_at)::date, fact.value, fact.seconds
  FROM (
    SELECT 'received' AS measure, '' AS value, NULL::integer AS seconds
    UNION ALL SELECT 'status', status, NULL WHERE status <> 'pending'
    UNION ALL SELECT 'asked', '', NULL WHERE asked
    UNION ALL SELECT 'hidden_for', coalesce(decision->>'category', ''), NULL WHERE status = 'hidden'
    UNION ALL SELECT span.measure, magnitude(span.seconds)::text, span.seconds
      FROM (
        SELECT 'to_hide' AS measure, whole_seconds(received_at, hidden_at) AS seconds
        WHERE decision->>'by' <> 'platform'
        UNION ALL
        SELECT 'to_reply', whole_seconds(received_at, min((reply->>'at')::timestamptz))
        FROM json_array_elements(replies) AS reply
      ) AS span
      WHERE span.seconds IS NOT NULL
  ) AS fact
  UNION ALL
  SELECT 'replies', timezone(time_zone, (reply->>'at')::timestamptz)::date, reply->>'by', NULL
  FROM json_array_elements(replies) AS reply
$$;

-- Runs in the transaction that changes the comment. Transactions that do so take the workspace's clock first, so they
-- follow each other, and never see another time zone than the one that the counts are by.
CREATE FUNCTION count_report() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before comments;
  after comments;
BEGIN
  IF TG_OP <> 'INSERT' THEN before := OLD; END IF;
  IF TG_OP <> 'DELETE' THEN after := NEW; END IF;
  WITH changed AS (
    SELECT (change.c).workspace_id, (change.c).platform, (change.c).account_id, (change.c).surface, fact.measure,
      fact.day, fact.value, fact.seconds, sum(change.n) AS n
    FROM (VALUES (before, -1), (after, 1)) AS change (c, n)
    JOIN workspaces w ON w.id = (change.c).workspace_id,
      report_facts(w.time_zone, (change.c).received_at, (change.c).hidden_at, (change.c).status, (change.c).asked,
        (change.c).decision, (change.c).replies) AS fact
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
  RETURN NULL;
END $$;

CREATE TRIGGER count_report AFTER INSERT OR DELETE OR UPDATE OF
    workspace_id, account_id, platform, surface, status, asked, decision, replies, received_at, hidden_at
  ON comments FOR EACH ROW EXECUTE FUNCTION count_report();

-- for whatever changed comments behind the trigger's back, and where days are other days
CREATE FUNCTION recount_report(workspace text) RETURNS void LANGUAGE plpgsql SET work_mem = '64MB' AS $$
BEGIN
  DELETE FROM report_counts WHERE workspace_id = workspace;
  DELETE FROM report_seconds WHERE workspace_id = workspace;
  WITH found AS (
    SELECT c.platform, c.account_id, c.surface, fact.measure, fact.day, fact.value, fact.seconds, count(*) AS n
    FROM comments c JOIN workspaces w ON w.id = c.workspace_id,
      report_facts(w.time_zone, c.received_at, c.hidden_at, c.status, c.asked, c.decision, c.replies) AS fact
    WHERE c.workspace_id = workspace
    GROUP BY 1, 2, 3, 4, 5, 6, 7
  ), timed AS (
    INSERT INTO report_seconds
    SELECT workspace, measure, value::integer, day, platform, account_id, surface, seconds, n FROM found
    WHERE seconds >= 32
    ORDER BY 2, 3, 4
  )
  INSERT INTO report_counts
  SELECT workspace, scope, measure, span, date_trunc(span, day::timestamp), surface, value, sum(n)
  FROM found, unnest(ARRAY['', platform, account_id]) AS scope, unnest(ARRAY['day', 'month']) AS span
  GROUP BY 1, 2, 3, 4, 5, 6, 7
  -- rows that are read together lie together
  ORDER BY 2, 3, 4, 5;
END $$;

SELECT recount_report(id) FROM workspaces;

CREATE FUNCTION recount_report_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_report(NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER recount_report_days AFTER UPDATE OF time_zone ON workspaces
  FOR EACH ROW WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION recount_report_days();
