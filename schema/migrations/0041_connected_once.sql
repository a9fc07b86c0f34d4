-- A page or a channel is moderated in one workspace. Of those that several had connected, the one that still works
-- and was connected first keeps it. The others are disconnected, from when they were last heard of.
UPDATE accounts SET sealed_token = NULL,
  disconnected_at = coalesce(accounts.disconnected_at, accounts.polled_at, accounts.pushed_at, accounts.created_at),
  disconnected_reason = 'It is connected in another brand of this installation.'
FROM (
  SELECT workspace_id, id, row_number() OVER (
    PARTITION BY platform, external_id ORDER BY disconnected_at IS NOT NULL, created_at, workspace_id
  ) AS place
  FROM accounts WHERE sealed_token IS NOT NULL
) AS connected
WHERE connected.place > 1 AND accounts.workspace_id = connected.workspace_id AND accounts.id = connected.id;

-- until a person disconnects it; an account whose token died holds its page, to be connected again
CREATE UNIQUE INDEX accounts_connected_once ON accounts (platform, external_id) WHERE sealed_token IS NOT NULL;
