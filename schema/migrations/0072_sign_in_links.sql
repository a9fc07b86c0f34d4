-- links that open the app signed in, once; kept for a while after they were used, so that it can be said
CREATE TABLE sign_in_links (
  -- SHA-256
  hash bytea PRIMARY KEY,
  person_id text NOT NULL REFERENCES people,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);

CREATE INDEX sign_in_links_by_person ON sign_in_links (person_id);
CREATE INDEX sign_in_links_by_expiry ON sign_in_links (expires_at);
