-- Who is being deleted and wrote much: kept until the last of it is gone, so that it goes on after a crash, too.
CREATE TABLE leaving_people (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  contact_id text,
  -- where the author of a comment was named
  account_id text,
  author_id text,
  -- who asked for it
  actor text NOT NULL,
  -- whose texts were taken out already
  comments integer NOT NULL,
  claimed_until timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, id),
  CHECK ((account_id IS NULL) = (author_id IS NULL)),
  CHECK (contact_id IS NOT NULL OR author_id IS NOT NULL)
);

-- by id, too: the newest of an author or a contact are read without sorting all of them
CREATE INDEX comments_of_author ON comments (workspace_id, account_id, author_external_id, id)
  WHERE author_external_id IS NOT NULL;
DROP INDEX comments_by_author;
CREATE INDEX comments_of_contact ON comments (workspace_id, contact_id, id) WHERE contact_id IS NOT NULL;
