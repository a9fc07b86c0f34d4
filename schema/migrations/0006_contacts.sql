CREATE TABLE contacts (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  account_id text NOT NULL,
  platform text NOT NULL,
  name text NOT NULL,
  handle text NOT NULL,
  email text,
  phone text,
  fields jsonb NOT NULL DEFAULT '{}',
  follows_you boolean,
  last_message_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- what `q` searches; each field begins with a space, as every word does, and a line break keeps them apart
  search text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
    lower(normalize(
      ' ' || name || coalesce(E'\n @' || nullif(ltrim(handle, '@'), '') || E'\n ' || ltrim(handle, '@'), '') ||
        coalesce(E'\n ' || email, '') || coalesce(E'\n ' || phone, ''),
      NFKC
    ) COLLATE "und-x-icu")
  ) STORED,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, account_id) REFERENCES accounts (workspace_id, id)
);

-- Every three characters in a row of a text and every space with the character behind it, and the workspace.
-- pg_trgm would drop all but ASCII where the database's LC_CTYPE is C, and knows no workspace.
CREATE FUNCTION search_grams(workspace_id text, search text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY[workspace_id]
    || ARRAY(SELECT substr(search, i, 3) FROM generate_series(1, length(search) - 2) AS i)
    || ARRAY(SELECT ' ' || left(word, 1) FROM unnest((string_to_array(search, ' '))[2:]) AS word)
$$;

CREATE INDEX contacts_newest ON contacts (workspace_id, created_at DESC, id DESC);
CREATE INDEX contacts_by_platform ON contacts (workspace_id, platform, created_at DESC, id DESC);
CREATE INDEX contacts_with_email ON contacts (workspace_id, created_at DESC, id DESC) WHERE email IS NOT NULL;
CREATE INDEX contacts_with_phone ON contacts (workspace_id, created_at DESC, id DESC) WHERE phone IS NOT NULL;
CREATE INDEX contacts_with_either ON contacts (workspace_id, created_at DESC, id DESC)
  WHERE email IS NOT NULL OR phone IS NOT NULL;
CREATE INDEX contacts_by_email ON contacts (workspace_id, email) WHERE email IS NOT NULL;
CREATE INDEX contacts_changed ON contacts (workspace_id, updated_at);
CREATE INDEX contacts_messaged ON contacts (workspace_id, last_message_at) WHERE last_message_at IS NOT NULL;
CREATE INDEX contacts_by_grams ON contacts USING gin (search_grams(workspace_id, search));

-- who a platform's id or handle belongs to
CREATE TABLE contact_identities (
  workspace_id text NOT NULL,
  account_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('id', 'handle')),
  value text NOT NULL,
  contact_id text NOT NULL,
  PRIMARY KEY (workspace_id, account_id, kind, value),
  FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts (workspace_id, id)
);

CREATE INDEX contact_identities_by_contact ON contact_identities (workspace_id, contact_id);

-- contacts that turned out to be another one; their ids keep answering
CREATE TABLE contact_links (
  workspace_id text NOT NULL,
  old_id text NOT NULL,
  contact_id text NOT NULL,
  PRIMARY KEY (workspace_id, old_id),
  FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts (workspace_id, id)
);

CREATE INDEX contact_links_by_contact ON contact_links (workspace_id, contact_id);

CREATE TABLE tags (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  name text NOT NULL,
  -- the name without regard to case
  key text COLLATE "C" NOT NULL,
  contacts integer NOT NULL DEFAULT 0 CHECK (contacts >= 0),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, id),
  UNIQUE (workspace_id, key)
);

CREATE TABLE contact_tags (
  workspace_id text NOT NULL,
  contact_id text NOT NULL,
  tag_id text NOT NULL,
  PRIMARY KEY (workspace_id, contact_id, tag_id),
  FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts (workspace_id, id),
  FOREIGN KEY (workspace_id, tag_id) REFERENCES tags (workspace_id, id)
);

CREATE INDEX contact_tags_by_tag ON contact_tags (workspace_id, tag_id, contact_id);

-- what people wrote or tapped; `external_id` is the platform's, and comes only once
CREATE TABLE messages (
  workspace_id text NOT NULL,
  id text NOT NULL,
  account_id text NOT NULL,
  external_id text NOT NULL,
  contact_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('text', 'tap')),
  text text NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  received_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, id),
  UNIQUE (workspace_id, account_id, external_id),
  FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts (workspace_id, id)
);

CREATE INDEX messages_by_contact ON messages (workspace_id, contact_id, received_at DESC, id DESC);

ALTER TABLE comments
  ADD COLUMN contact_id text,
  ADD FOREIGN KEY (workspace_id, contact_id) REFERENCES contacts (workspace_id, id);

CREATE INDEX comments_by_contact ON comments (workspace_id, contact_id, received_at DESC, id DESC)
  WHERE contact_id IS NOT NULL;
