-- What triggers and indexes cost each comment of a set. All of them hold the same as before.

-- The same runs of characters as before, some of them more than once: an index has each once all the same. A loop over
-- an array takes a fifth of the time of windows over rows.
CREATE OR REPLACE FUNCTION comment_grams(searched text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  characters text[] := string_to_array(searched, NULL);
  size integer := cardinality(characters);
  -- whether there are characters at all of scripts without spaces
  spaceless boolean := searched ~
    '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]';
  run text;
  grams text[] := '{}';
BEGIN
  FOR i IN 1 .. size - 1 LOOP
    IF i < size - 1 THEN
      grams := grams || (characters[i] || characters[i + 1] || characters[i + 2]);
    END IF;
    IF characters[i] = ' ' THEN
      grams := grams || (characters[i] || characters[i + 1]);
    END IF;
  END LOOP;
  IF spaceless THEN
    FOR i IN 1 .. size LOOP
      FOREACH run IN ARRAY ARRAY[characters[i], characters[i] || characters[i + 1]] LOOP
        IF run ~ '^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]+$' THEN
          grams := grams || run;
        END IF;
      END LOOP;
    END LOOP;
  END IF;
  RETURN nullif(grams, '{}');
END $$;

-- a number of comments of which reports say the same
CREATE TYPE report_fact AS (
  workspace_id text, platform text, account_id text, surface text, measure text, day date, value text, seconds integer,
  n bigint
);

CREATE FUNCTION count_report_facts(changed report_fact[]) RETURNS void LANGUAGE sql AS $$
  WITH timed AS (
    INSERT INTO report_seconds AS known
    SELECT workspace_id, measure, value::integer, day, platform, account_id, surface, seconds, n FROM unnest(changed)
    WHERE seconds >= 32
    ON CONFLICT (workspace_id, measure, magnitude, day, platform, account_id, surface, seconds)
      DO UPDATE SET count = known.count + excluded.count
  )
  INSERT INTO report_counts AS known
  SELECT workspace_id, scope, measure, span, date_trunc(span, day::timestamp), surface, value, sum(n)
  FROM unnest(changed), unnest(ARRAY['', platform, account_id]) AS scope, unnest(ARRAY['day', 'month']) AS span
  GROUP BY 1, 2, 3, 4, 5, 6, 7
  HAVING sum(n) <> 0
  ON CONFLICT (workspace_id, scope, measure, span, first_day, surface, value)
    DO UPDATE SET count = known.count + excluded.count;
$$;

DROP TRIGGER count_new_in_report ON comments;
DROP TRIGGER count_gone_in_report ON comments;
DROP TRIGGER count_changed_in_report ON comments;
DROP FUNCTION count_report;
DROP FUNCTION count_reports;

-- These run in the transaction that changes the comments. Transactions that do so take the workspace's clock first, so
-- they follow each other, and never see another time zone than the one that the counts are by.
DO $do$
DECLARE
  one record;
BEGIN
  FOR one IN VALUES
    ('count_new_in_report', 'INSERT', 'NEW TABLE AS new_comments', 'SELECT 1 AS sign, * FROM new_comments'),
    ('count_gone_in_report', 'DELETE', 'OLD TABLE AS old_comments', 'SELECT -1 AS sign, * FROM old_comments'),
    ('count_changed_in_report', 'UPDATE', 'OLD TABLE AS old_comments NEW TABLE AS new_comments',
      'SELECT -1 AS sign, * FROM old_comments UNION ALL SELECT 1, * FROM new_comments')
  LOOP
    EXECUTE format($create$
      CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed report_fact[];
      BEGIN
        SELECT array_agg(one) INTO changed FROM (
          SELECT c.workspace_id, c.platform, c.account_id, c.surface, fact.measure, fact.day, fact.value, fact.seconds,
            sum(c.sign) AS n
          FROM (%4$s) AS c JOIN workspaces w ON w.id = c.workspace_id,
            report_facts(w.time_zone, c.received_at, c.hidden_at, c.status, c.asked, c.decision, c.replies) AS fact
          GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
          HAVING sum(c.sign) <> 0
        ) AS one;
        IF changed IS NOT NULL THEN
          PERFORM count_report_facts(changed);
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER %1$I AFTER %2$s ON comments
        REFERENCING %3$s FOR EACH STATEMENT EXECUTE FUNCTION %1$I()$create$,
      one.column1, one.column2, one.column3, one.column4);
  END LOOP;
END $do$;
