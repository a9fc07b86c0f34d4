-- What a text is looked for in. Most texts are plain ASCII with single spaces, of which there is nothing to fold but
-- capitals: these take a sixth of the time. Not STRICT, so that PostgreSQL puts it into the statement instead of calling it.
CREATE OR REPLACE FUNCTION searchable(body text) RETURNS text
LANGUAGE sql IMMUTABLE CALLED ON NULL INPUT PARALLEL SAFE AS $$
  SELECT CASE WHEN body ~ '^[!-~]+(?: [!-~]+)*$' THEN lower((' ' || body) COLLATE "C")
    ELSE lower(normalize(' ' || btrim(regexp_replace(body, '\s+', ' ', 'g')), NFKC) COLLATE "und-x-icu") COLLATE "C" END
$$;
