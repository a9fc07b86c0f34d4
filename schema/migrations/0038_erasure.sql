ALTER TABLE comments
  -- when the platform said that it is gone
  ADD COLUMN removed_at timestamptz(3),
  -- when its text and author were taken out for good: ids, times, decisions and counts stay
  ADD COLUMN erased_at timestamptz(3);

UPDATE comments SET removed_at = updated_at WHERE status = 'deleted';

CREATE INDEX comments_removed ON comments (workspace_id, removed_at) WHERE status = 'deleted' AND erased_at IS NULL;

-- how many days the texts of comments are kept that are gone from their platform
ALTER TABLE workspaces ADD COLUMN removed_texts_days integer NOT NULL DEFAULT 30
  CHECK (removed_texts_days BETWEEN 0 AND 3650);

-- What was erased, by ids alone, until nothing that was sent or is to be sent holds it any more.
CREATE TABLE erasures (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  comment_ids text[] NOT NULL,
  contact_ids text[] NOT NULL,
  -- no delivery about these is older
  since timestamptz(3) NOT NULL,
  -- deliveries up to this id were looked through
  swept_to text NOT NULL DEFAULT '',
  claimed_until timestamptz(3) NOT NULL DEFAULT 'epoch',
  created_at timestamptz(3) NOT NULL,
  done_at timestamptz(3),
  PRIMARY KEY (workspace_id, id)
);

CREATE INDEX erasures_to_do ON erasures (created_at) WHERE done_at IS NULL;
CREATE INDEX erasures_by_time ON erasures (workspace_id, created_at);
CREATE INDEX comments_by_author ON comments (workspace_id, account_id, author_external_id)
  WHERE author_external_id IS NOT NULL;
CREATE INDEX clicks_by_contact ON clicks (workspace_id, contact_id) WHERE contact_id IS NOT NULL;
