-- who asked for it, a key or a grant: the same reply again within a minute is the first one
ALTER TABLE platform_work ADD COLUMN asked_by text;

-- what an archived comment asks waits for nobody
DROP INDEX comments_waiting;
CREATE INDEX comments_waiting ON comments (workspace_id, waiting_since DESC, id DESC)
  WHERE status = 'review' AND NOT archived;

-- Answers may show a secret once, such as a hook's, and so are kept sealed. Those in clear are given for their day, but
-- for the ones with a secret, whose repeat finds the hook there.
DELETE FROM idempotent_answers WHERE body LIKE '%whsec\_%';
ALTER TABLE idempotent_answers ALTER COLUMN body DROP NOT NULL, ADD COLUMN sealed_body bytea,
  ADD CHECK ((body IS NULL) <> (sealed_body IS NULL));

-- A text as it is searched: without regard to case and width, words apart by one space, and one before the first.
CREATE FUNCTION searchable(body text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(normalize(' ' || btrim(regexp_replace(body, '\s+', ' ', 'g')), NFKC) COLLATE "und-x-icu") COLLATE "C"
$$;

-- Every three characters in a row, every space with the character behind it, and of scripts that put no spaces between
-- words each character and each two. pg_trgm would drop all but ASCII where the database's LC_CTYPE is C, knows no
-- workspace, and is not in every PostgreSQL.
CREATE FUNCTION comment_grams(searched text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH characters AS (
    SELECT c, lead(c) OVER (ORDER BY i) AS second, lead(c, 2) OVER (ORDER BY i) AS third
    FROM unnest(string_to_array(searched, NULL)) WITH ORDINALITY AS one (c, i)
  ), grams AS (
    SELECT c || second || third FROM characters WHERE third IS NOT NULL
    UNION SELECT c || second FROM characters WHERE c = ' ' AND second IS NOT NULL
    UNION SELECT run FROM characters, unnest(ARRAY[c, c || second]) AS run
      WHERE run ~ '^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]+$'
  )
  SELECT array_agg(gram) FROM grams AS found (gram)
$$;

-- The days since 1970 of a time, in UTC; 32 of them are a month here.
CREATE FUNCTION search_day(at timestamptz) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$ SELECT floor(extract(epoch FROM at) / 86400)::integer $$;

-- Texts of comments, apart from what changes about a comment: the index is large, and written once for each text.
CREATE TABLE comment_search (
  workspace_id text NOT NULL,
  comment_id text NOT NULL,
  received_at timestamptz(3) NOT NULL,
  searched text COLLATE "C" NOT NULL,
  -- the day and the month in its workspace, the account, the platform, the surface, and what the text is made of
  keys text[] COLLATE "C" NOT NULL,
  PRIMARY KEY (workspace_id, comment_id),
  FOREIGN KEY (workspace_id, comment_id) REFERENCES comments (workspace_id, id) ON DELETE CASCADE
);

CREATE FUNCTION to_search(found comments) RETURNS comment_search LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT found.workspace_id, found.id, found.received_at, text, ARRAY[
    found.workspace_id || '/d' || day, found.workspace_id || '/m' || (day >> 5),
    found.account_id, found.platform, found.surface
  ] || comment_grams(text)
  FROM (SELECT searchable(found.text), search_day(found.received_at)) AS read (text, day)
$$;

INSERT INTO comment_search SELECT found.* FROM comments c, to_search(c) AS found;
CREATE INDEX comment_search_by_keys ON comment_search USING gin (keys);

CREATE FUNCTION search_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO comment_search SELECT found.* FROM to_search(NEW) AS found
  ON CONFLICT (workspace_id, comment_id) DO UPDATE
    SET received_at = excluded.received_at, searched = excluded.searched, keys = excluded.keys;
  RETURN NULL;
END $$;

CREATE TRIGGER search_new_comment AFTER INSERT ON comments FOR EACH ROW EXECUTE FUNCTION search_comment();
CREATE TRIGGER search_changed_comment AFTER UPDATE OF text, received_at, account_id, platform, surface ON comments
  FOR EACH ROW WHEN (
    (OLD.text, OLD.received_at, OLD.account_id, OLD.platform, OLD.surface)
      IS DISTINCT FROM (NEW.text, NEW.received_at, NEW.account_id, NEW.platform, NEW.surface)
  ) EXECUTE FUNCTION search_comment();

-- how many visits were counted as clicks
ALTER TABLE tracked_links ADD COLUMN clicks integer NOT NULL DEFAULT 0;
UPDATE tracked_links l SET clicks = (
  SELECT count(*) FROM clicks k WHERE k.workspace_id = l.workspace_id AND k.link_id = l.id
);
CREATE INDEX tracked_links_newest ON tracked_links (workspace_id, created_at DESC, id DESC);
CREATE INDEX tracked_links_by_comment ON tracked_links (workspace_id, comment_id, created_at DESC, id DESC)
  WHERE comment_id IS NOT NULL;
CREATE INDEX tracked_links_by_contact ON tracked_links (workspace_id, contact_id, created_at DESC, id DESC)
  WHERE contact_id IS NOT NULL;
CREATE INDEX tracked_links_by_campaign ON tracked_links (workspace_id, campaign, created_at DESC, id DESC)
  WHERE campaign IS NOT NULL;

-- what led to a sale stands with it
ALTER TABLE sales ADD COLUMN link_id text, ADD COLUMN comment_id text, ADD COLUMN contact_id text,
  ADD COLUMN campaign text;
UPDATE sales s SET link_id = k.link_id, comment_id = k.comment_id, contact_id = k.contact_id, campaign = k.campaign
FROM clicks k WHERE k.workspace_id = s.workspace_id AND k.id = s.click_id;
ALTER TABLE sales ALTER COLUMN link_id SET NOT NULL;
CREATE INDEX sales_by_link ON sales (workspace_id, link_id, occurred_at DESC, click_id DESC);
CREATE INDEX sales_by_comment ON sales (workspace_id, comment_id, occurred_at DESC, click_id DESC)
  WHERE comment_id IS NOT NULL;
CREATE INDEX sales_by_contact ON sales (workspace_id, contact_id, occurred_at DESC, click_id DESC)
  WHERE contact_id IS NOT NULL;

-- Sales summed by link. Always what a recount would find.
CREATE TABLE link_sales (
  workspace_id text NOT NULL,
  link_id text NOT NULL,
  currency text NOT NULL,
  count integer NOT NULL,
  value numeric NOT NULL,
  PRIMARY KEY (workspace_id, link_id, currency),
  FOREIGN KEY (workspace_id, link_id) REFERENCES tracked_links (workspace_id, id)
) WITH (fillfactor = 70);

INSERT INTO link_sales
SELECT workspace_id, link_id, currency, count(*), sum(value) FROM sales GROUP BY 1, 2, 3;

CREATE FUNCTION count_link_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before sales;
  after sales;
BEGIN
  IF TG_OP <> 'INSERT' THEN before := OLD; END IF;
  IF TG_OP <> 'DELETE' THEN after := NEW; END IF;
  INSERT INTO link_sales AS known
  SELECT (change.s).workspace_id, (change.s).link_id, (change.s).currency, sum(change.n), sum(change.n * (change.s).value)
  FROM (VALUES (before, -1), (after, 1)) AS change (s, n)
  WHERE (change.s).link_id IS NOT NULL
  GROUP BY 1, 2, 3
  HAVING sum(change.n) <> 0 OR sum(change.n * (change.s).value) <> 0
  -- in the same order as everybody, so that no two wait for each other
  ORDER BY 1, 2, 3
  ON CONFLICT (workspace_id, link_id, currency)
    DO UPDATE SET count = known.count + excluded.count, value = known.value + excluded.value;
  RETURN NULL;
END $$;

CREATE TRIGGER count_link_sale AFTER INSERT OR DELETE OR UPDATE ON sales FOR EACH ROW EXECUTE FUNCTION count_link_sale();
