-- What a platform tells of a post or video: read once, after its first comment came, and given to all its comments.
CREATE TABLE posts (
  workspace_id text NOT NULL REFERENCES workspaces,
  account_id text NOT NULL,
  external_id text NOT NULL,
  caption text,
  url text,
  ad_id text,
  ad_name text,
  -- when it is to be read next; null once it is known, or cannot be
  due_at timestamptz(3),
  failures integer NOT NULL DEFAULT 0,
  PRIMARY KEY (workspace_id, account_id, external_id),
  FOREIGN KEY (workspace_id, account_id) REFERENCES accounts (workspace_id, id)
);

CREATE INDEX posts_to_read ON posts (due_at) WHERE due_at IS NOT NULL;

INSERT INTO posts (workspace_id, account_id, external_id, caption, url, ad_id, ad_name, due_at)
SELECT workspace_id, account_id, post_external_id, max(post_caption), max(post_url), max(ad_id), max(ad_name),
  CASE WHEN max(post_caption) IS NULL THEN 'epoch'::timestamptz END
FROM comments WHERE post_external_id IS NOT NULL
GROUP BY 1, 2, 3;

-- What a platform told of a comment before it told that the comment was written; kept for it for some days.
CREATE TABLE early_reports (
  workspace_id text NOT NULL REFERENCES workspaces,
  account_id text NOT NULL,
  external_id text NOT NULL,
  -- the text after the last edit; null when none was told
  text text,
  has_media boolean,
  -- null when nothing was told of it
  hidden boolean,
  removed boolean NOT NULL DEFAULT false,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, account_id, external_id),
  FOREIGN KEY (workspace_id, account_id) REFERENCES accounts (workspace_id, id)
);

CREATE INDEX early_reports_by_age ON early_reports (at);

-- when the platform is to be asked for the name of somebody who wrote a message; null when that is settled
ALTER TABLE contacts ADD COLUMN name_due_at timestamptz(3);

UPDATE contacts SET name_due_at = 'epoch' WHERE name = '' AND handle = '' AND last_message_at IS NOT NULL;

CREATE INDEX contacts_to_name ON contacts (name_due_at) WHERE name_due_at IS NOT NULL;
