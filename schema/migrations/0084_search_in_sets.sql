-- Texts come into the search index behind the comments, in large sets and in a statement of their own: an index takes a
-- thousand texts together for a quarter of what a hundred cost each, and nobody's turn at a workspace is held meanwhile.
-- Comments that are newer than a workspace's `indexed_until` are read as they stand.
CREATE TABLE comment_search_progress (
  workspace_id text PRIMARY KEY REFERENCES workspaces (id),
  -- every comment that was received until then is in the index
  indexed_until timestamptz(3) NOT NULL
);
INSERT INTO comment_search_progress SELECT workspace_id, max(received_at) FROM comments GROUP BY workspace_id;

DROP TRIGGER search_new_comments ON comments;
DROP FUNCTION search_comments;

-- What a comment is found by. One expression, so that PostgreSQL puts it into the statement instead of calling it.
CREATE FUNCTION search_keys(
  workspace_id text, received_at timestamptz, account_id text, platform text, surface text, searched text
) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[
    workspace_id || '/d' || search_day(received_at), workspace_id || '/m' || (search_day(received_at) >> 5),
    account_id, platform, surface
  ] || comment_grams(searched)
$$;

CREATE OR REPLACE FUNCTION to_search(found comments) RETURNS comment_search LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT found.workspace_id, found.id, found.received_at, text,
    search_keys(found.workspace_id, found.received_at, found.account_id, found.platform, found.surface, text)
  FROM searchable(found.text) AS text
$$;

-- a set is merged into the index as soon as it is written: until then it waits in a list, which has to hold it whole
ALTER INDEX comment_search_by_keys SET (gin_pending_list_limit = 8192);
