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

-- What reports say about comments, counted by the day in the brand's time zone. Always what a recount would find.
-- Pages are left room in, and no index holds the count, so that a row that changes does so within its page.
CREATE TABLE report_counts (
  workspace_id text NOT NULL,
  -- a platform or an account: however many accounts there are, a report on all reads one scope a platform
  scope text NOT NULL,
  measure text NOT NULL,
  day date NOT NULL,
  surface text NOT NULL,
  value text NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (workspace_id, scope, measure, day, surface, value)
) WITH (fillfactor = 70);

-- The measures that are times, to the second. `report_counts` has them by magnitude, which tells the one that holds the
-- median, so that only its seconds have to be read.
CREATE TABLE report_seconds (
  workspace_id text NOT NULL,
  scope text NOT NULL,
  measure text NOT NULL,
  magnitude integer NOT NULL,
  day date NOT NULL,
  surface text NOT NULL,
  seconds integer NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (workspace_id, scope, measure, magnitude, day, surface, seconds)
) WITH (fillfactor = 70);

-- which of the stretches of time it lies in; each is twice as long as the one two before
CREATE FUNCTION magnitude(seconds integer) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT width_bucket(seconds, ARRAY[
    1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096, 6144,
    8192, 12288, 16384, 24576, 32768, 49152, 65536, 98304, 131072, 196608, 262144, 393216, 524288, 786432, 1048576,
    1572864, 2097152, 3145728, 4194304, 6291456, 8388608, 12582912, 16777216, 25165824, 33554432, 50331648, 67108864,
    100663296, 134217728, 201326592, 268435456, 402653184, 536870912, 805306368, 1073741824, 1610612736
  ])
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
    SELECT (change.c).workspace_id, scope, fact.measure, fact.day, (change.c).surface, fact.value, fact.seconds,
      sum(change.n) AS n
    FROM (VALUES (before, -1), (after, 1)) AS change (c, n)
    JOIN workspaces w ON w.id = (change.c).workspace_id,
      report_facts(w.time_zone, (change.c).received_at, (change.c).hidden_at, (change.c).status, (change.c).asked,
        (change.c).decision, (change.c).replies) AS fact,
      unnest(ARRAY[(change.c).platform, (change.c).account_id]) AS scope
    GROUP BY 1, 2, 3, 4, 5, 6, 7
    HAVING sum(change.n) <> 0
  ), timed AS (
    INSERT INTO report_seconds AS known
    SELECT workspace_id, scope, measure, value::integer, day, surface, seconds, n FROM changed WHERE seconds IS NOT NULL
    ON CONFLICT (workspace_id, scope, measure, magnitude, day, surface, seconds)
      DO UPDATE SET count = known.count + excluded.count
  )
  INSERT INTO report_counts AS known
  SELECT workspace_id, scope, measure, day, surface, value, sum(n) FROM changed GROUP BY 1, 2, 3, 4, 5, 6
  HAVING sum(n) <> 0
  ON CONFLICT (workspace_id, scope, measure, day, surface, value) DO UPDATE SET count = known.count + excluded.count;
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
  INSERT INTO report_counts
  SELECT c.workspace_id, scope, fact.measure, fact.day, c.surface, fact.value, count(*)
  FROM comments c JOIN workspaces w ON w.id = c.workspace_id,
    report_facts(w.time_zone, c.received_at, c.hidden_at, c.status, c.asked, c.decision, c.replies) AS fact,
    unnest(ARRAY[c.platform, c.account_id]) AS scope
  WHERE c.workspace_id = workspace
  GROUP BY 1, 2, 3, 4, 5, 6;
  INSERT INTO report_seconds
  SELECT c.workspace_id, scope, fact.measure, fact.value::integer, fact.day, c.surface, fact.seconds, count(*)
  FROM comments c JOIN workspaces w ON w.id = c.workspace_id,
    report_facts(w.time_zone, c.received_at, c.hidden_at, c.status, c.asked, c.decision, c.replies) AS fact,
    unnest(ARRAY[c.platform, c.account_id]) AS scope
  WHERE c.workspace_id = workspace AND fact.seconds IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5, 6, 7;
END $$;

SELECT recount_report(id) FROM workspaces;

CREATE FUNCTION recount_report_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_report(NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER recount_report_days AFTER UPDATE OF time_zone ON workspaces
  FOR EACH ROW WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION recount_report_days();
