-- The keys that asked for a hook: it stays while one of them is good.
CREATE TABLE hook_keys (
  workspace_id text NOT NULL,
  hook_id text NOT NULL,
  key_id text NOT NULL,
  PRIMARY KEY (workspace_id, hook_id, key_id),
  FOREIGN KEY (workspace_id, hook_id) REFERENCES hooks (workspace_id, id) ON DELETE CASCADE
);

CREATE INDEX hook_keys_by_key ON hook_keys (workspace_id, key_id);

INSERT INTO hook_keys (workspace_id, hook_id, key_id)
SELECT workspace_id, id, key_id FROM hooks WHERE kind = 'rest' AND key_id IS NOT NULL AND removed_at IS NULL;

DROP INDEX hooks_by_key;

ALTER TABLE hooks
  -- the address in the one spelling that all its spellings share; null is the spelling that it was given
  ADD COLUMN target_key text,
  ADD COLUMN removed_by text,
  -- deliveries that were given up because they had waited for too long
  ADD COLUMN expired integer NOT NULL DEFAULT 0;

DROP INDEX hooks_once;
CREATE UNIQUE INDEX hooks_once ON hooks (workspace_id, (events[1]), (coalesce(target_key, target_url)))
  WHERE kind = 'rest' AND removed_at IS NULL;
