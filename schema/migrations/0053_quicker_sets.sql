-- what waits to be decided, workspace by workspace: comments_by_status holds all there ever was besides
CREATE INDEX comments_pending ON comments (workspace_id, received_at, id) WHERE status = 'pending';

-- The same as before. Whether there are characters at all of scripts without spaces is asked once, and not of each.
CREATE OR REPLACE FUNCTION comment_grams(searched text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH characters AS MATERIALIZED (
    SELECT c, lead(c) OVER (ORDER BY i) AS second, lead(c, 2) OVER (ORDER BY i) AS third
    FROM unnest(string_to_array(searched, NULL)) WITH ORDINALITY AS one (c, i)
  ), grams AS (
    SELECT c || second || third FROM characters WHERE third IS NOT NULL
    UNION ALL SELECT c || second FROM characters WHERE c = ' ' AND second IS NOT NULL
    UNION ALL SELECT run FROM characters, unnest(ARRAY[c, c || second]) AS run
      WHERE searched ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]'
        AND run ~ '^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]+$'
  )
  SELECT array_agg(DISTINCT gram) FROM grams AS found (gram)
$$;
