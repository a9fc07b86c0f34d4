-- What the index for search lacks is the newest of a workspace, of which PostgreSQL has no statistics while it is flooded: it
-- read and sorted all that was missing for each set that was added. So it is told to go along the index by time instead.

-- The oldest comments of a workspace that came after a time, and all that came at the time of the last; nobody may delete them.
CREATE FUNCTION oldest_received_after(workspace text, since timestamptz, count integer) RETURNS SETOF comments
LANGUAGE sql STRICT SET enable_sort = off AS $$
  SELECT * FROM comments
  WHERE workspace_id = workspace AND received_at > since
  ORDER BY received_at FETCH FIRST (count) ROWS WITH TIES
  FOR KEY SHARE
$$;

-- Whether more comments than that of a workspace came after a time.
CREATE FUNCTION more_received_after(workspace text, since timestamptz, count integer) RETURNS boolean
LANGUAGE sql STABLE STRICT SET enable_sort = off AS $$
  SELECT EXISTS (
    SELECT FROM comments
    WHERE workspace_id = workspace AND received_at > since
    ORDER BY received_at, id OFFSET count LIMIT 1
  )
$$;
