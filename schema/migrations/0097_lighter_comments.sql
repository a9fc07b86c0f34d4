-- What each comment of a set costs the database. All of this holds the same as before.

-- Accounts and comments are never deleted, and whatever names a comment is written in the transaction that stores or locks
-- it. Each of these looks took as long as several indexes, for each row.
ALTER TABLE comments DROP CONSTRAINT comments_workspace_id_account_id_fkey;
ALTER TABLE contacts DROP CONSTRAINT contacts_workspace_id_account_id_fkey;
ALTER TABLE comment_history DROP CONSTRAINT comment_history_workspace_id_comment_id_fkey;
ALTER TABLE decision_records DROP CONSTRAINT decision_records_workspace_id_comment_id_fkey;
ALTER TABLE comment_search DROP CONSTRAINT comment_search_workspace_id_comment_id_fkey;
ALTER TABLE platform_work DROP CONSTRAINT platform_work_workspace_id_comment_id_fkey;

-- One index finds by the platform's id alone, and by it and the account.
ALTER TABLE comments ADD CONSTRAINT comments_by_platforms_id UNIQUE (workspace_id, external_id, account_id);
ALTER TABLE comments DROP CONSTRAINT comments_workspace_id_account_id_external_id_key;
DROP INDEX comments_by_external_id;

-- Runs of characters are put into one text, and taken apart at once: to append each to an array takes three times as long.
-- A text that holds the character between them is cut there, when it is kept and when it is looked for.
CREATE OR REPLACE FUNCTION comment_grams(searched text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  characters text[] := string_to_array(searched, NULL);
  size integer := cardinality(characters);
  -- whether there are characters at all of scripts without spaces
  spaceless boolean := searched ~
    '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]';
  first text := characters[1];
  second text := characters[2];
  third text;
  runs text;
  run text;
  grams text[] := '{}';
BEGIN
  IF first = ' ' AND size > 1 THEN
    grams := ARRAY[first || second];
  END IF;
  -- so many at once that a long text is not copied for each of its characters
  FOR place IN 3 .. size BY 256 LOOP
    runs := '';
    FOREACH third IN ARRAY characters[place : place + 255] LOOP
      runs := runs || E'\x01' || first || second || third;
      IF second = ' ' THEN
        runs := runs || E'\x01 ' || third;
      END IF;
      first := second;
      second := third;
    END LOOP;
    grams := grams || string_to_array(substr(runs, 2), E'\x01');
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

CREATE OR REPLACE FUNCTION search_grams(workspace_id text, search text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  characters text[] := string_to_array(search, NULL);
  size integer := cardinality(characters);
  first text := characters[1];
  second text := characters[2];
  third text;
  runs text;
  grams text[] := ARRAY[workspace_id];
BEGIN
  FOR place IN 3 .. size BY 256 LOOP
    runs := '';
    FOREACH third IN ARRAY characters[place : place + 255] LOOP
      runs := runs || E'\x01' || first || second || third;
      first := second;
      second := third;
    END LOOP;
    grams := grams || string_to_array(substr(runs, 2), E'\x01');
  END LOOP;
  FOR i IN 1 .. size LOOP
    IF characters[i] = ' ' THEN
      grams := grams || (' ' || CASE WHEN i = size OR characters[i + 1] = ' ' THEN '' ELSE characters[i + 1] END);
    END IF;
  END LOOP;
  RETURN grams;
END $$;

-- Of a set most comments say the same to reports: those are told of once. All time zones are apart by whole minutes.
DO $do$
DECLARE
  one record;
BEGIN
  FOR one IN VALUES
    ('count_new_in_report', 'SELECT 1 AS sign, * FROM new_comments'),
    ('count_gone_in_report', 'SELECT -1 AS sign, * FROM old_comments'),
    ('count_changed_in_report', 'SELECT -1 AS sign, * FROM old_comments UNION ALL SELECT 1, * FROM new_comments')
  LOOP
    EXECUTE format($create$
      CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed report_fact[];
      BEGIN
        SELECT array_agg(one) INTO changed FROM (
          SELECT alike.workspace_id, alike.platform, alike.account_id, alike.surface, fact.measure, fact.day, fact.value,
            fact.seconds, sum(alike.n) AS n
          FROM (
            SELECT c.workspace_id, c.platform, c.account_id, c.surface, c.hidden_at, c.status, c.asked,
              CASE WHEN c.hidden_at IS NULL AND c.replies::text = '[]' THEN date_trunc('minute', c.received_at)
                ELSE c.received_at END AS received_at,
              CASE WHEN c.status = 'hidden' THEN c.decision->>'category' END AS category,
              CASE WHEN c.hidden_at IS NOT NULL THEN c.decision->>'by' END AS by,
              c.replies::text AS replies, sum(c.sign) AS n
            FROM (%2$s) AS c
            GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
            HAVING sum(c.sign) <> 0
          ) AS alike JOIN workspaces w ON w.id = alike.workspace_id,
            report_facts(w.time_zone, alike.received_at, alike.hidden_at, alike.status, alike.asked,
              json_build_object('category', alike.category, 'by', alike.by), alike.replies::json) AS fact
          GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
          HAVING sum(alike.n) <> 0
        ) AS one;
        IF changed IS NOT NULL THEN
          PERFORM count_report_facts(changed);
        END IF;
        RETURN NULL;
      END $$$create$, one.column1, one.column2);
  END LOOP;
END $do$;
