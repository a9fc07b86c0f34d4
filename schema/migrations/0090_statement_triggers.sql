-- What follows from rows is done once for all rows of a statement.

DROP TRIGGER member_alerts ON members;
CREATE OR REPLACE FUNCTION member_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alerts (workspace_id, person_id, kind, due_at, told_until)
  SELECT m.workspace_id, m.person_id, kind, m.created_at, m.created_at
  FROM new_members m, unnest(ARRAY['waiting', 'deliveries', 'accounts']) AS kind;
  RETURN NULL;
END $$;
CREATE TRIGGER member_alerts AFTER INSERT ON members
  REFERENCING NEW TABLE AS new_members FOR EACH STATEMENT EXECUTE FUNCTION member_alerts();

DROP TRIGGER count_decision ON decision_records;
DROP FUNCTION count_decision;
DROP TRIGGER count_sale ON sales;
DROP FUNCTION count_sale;
DROP TRIGGER count_link_sale ON sales;
DROP FUNCTION count_link_sale;

-- Rows are counted in the same order by everybody, so that no two wait for each other.
DO $do$
DECLARE
  one record;
BEGIN
  FOR one IN VALUES
    ('gone', 'DELETE', 'OLD TABLE AS old_rows', 'SELECT -1 AS n, * FROM old_rows'),
    ('changed', 'UPDATE', 'OLD TABLE AS old_rows NEW TABLE AS new_rows',
      'SELECT -1 AS n, * FROM old_rows UNION ALL SELECT 1, * FROM new_rows'),
    ('new', 'INSERT', 'NEW TABLE AS new_rows', 'SELECT 1 AS n, * FROM new_rows')
  LOOP
    IF one.column1 <> 'new' THEN
      EXECUTE format($create$
        CREATE FUNCTION count_%1$s_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO decision_counts AS known
          SELECT workspace_id, date_bin('15 minutes', at, 'epoch'), sum(n), coalesce(sum(n) FILTER (WHERE outcome <> 'ask'), 0),
            coalesce(sum(n) FILTER (WHERE outcome <> 'ask' AND corrected_at IS NOT NULL), 0)
          FROM (%4$s) AS change
          GROUP BY 1, 2
          HAVING (sum(n), sum(n) FILTER (WHERE outcome <> 'ask'),
            sum(n) FILTER (WHERE outcome <> 'ask' AND corrected_at IS NOT NULL)) IS DISTINCT FROM (0, 0, 0)
          ORDER BY 1, 2
          ON CONFLICT (workspace_id, quarter) DO UPDATE SET decided = known.decided + excluded.decided,
            handled_alone = known.handled_alone + excluded.handled_alone,
            corrections = known.corrections + excluded.corrections;
          RETURN NULL;
        END $$;
        CREATE TRIGGER count_%1$s_decisions AFTER %2$s ON decision_records
          REFERENCING %3$s FOR EACH STATEMENT EXECUTE FUNCTION count_%1$s_decisions()$create$,
        one.column1, one.column2, one.column3, one.column4);
    END IF;

    EXECUTE format($create$
      CREATE FUNCTION count_%1$s_sales() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- days are the same days until the transaction ends
        PERFORM FROM workspaces w WHERE w.id IN (SELECT workspace_id FROM (%4$s) AS change) ORDER BY w.id FOR SHARE;
        INSERT INTO sale_counts AS known
        SELECT change.workspace_id, account, timezone(w.time_zone, change.occurred_at)::date,
          coalesce(change.platform, ''), coalesce(change.surface, ''), change.currency, sum(change.n),
          sum(change.n * change.value)
        FROM (%4$s) AS change JOIN workspaces w ON w.id = change.workspace_id,
          unnest(ARRAY['', change.account_id]) AS account
        WHERE account IS NOT NULL
        GROUP BY 1, 2, 3, 4, 5, 6
        HAVING sum(change.n) <> 0 OR sum(change.n * change.value) <> 0
        ORDER BY 1, 2, 3, 4, 5, 6
        ON CONFLICT (workspace_id, account_id, day, platform, surface, currency)
          DO UPDATE SET count = known.count + excluded.count, value = known.value + excluded.value;
        INSERT INTO link_sales AS known
        SELECT change.workspace_id, change.link_id, change.currency, sum(change.n), sum(change.n * change.value)
        FROM (%4$s) AS change
        WHERE change.link_id IS NOT NULL
        GROUP BY 1, 2, 3
        HAVING sum(change.n) <> 0 OR sum(change.n * change.value) <> 0
        ORDER BY 1, 2, 3
        ON CONFLICT (workspace_id, link_id, currency)
          DO UPDATE SET count = known.count + excluded.count, value = known.value + excluded.value;
        RETURN NULL;
      END $$;
      CREATE TRIGGER count_%1$s_sales AFTER %2$s ON sales
        REFERENCING %3$s FOR EACH STATEMENT EXECUTE FUNCTION count_%1$s_sales()$create$,
      one.column1, one.column2, one.column3, one.column4);
  END LOOP;
END $do$;
