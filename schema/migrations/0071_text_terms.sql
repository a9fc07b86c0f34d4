-- Until when a text may be kept unless its platform confirms it again; null where its platform sets no term.
ALTER TABLE comments ADD COLUMN text_until timestamptz(3);

-- what is here already is read again first: it gets a week at least
UPDATE comments SET text_until = greatest(
  received_at + interval '30 days', (SELECT max(received_at) FROM comments) + interval '7 days'
) WHERE platform = 'youtube' AND erased_at IS NULL;

CREATE INDEX comments_text_until ON comments (workspace_id, account_id, text_until) WHERE text_until IS NOT NULL;
