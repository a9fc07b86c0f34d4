-- who proved that a person reads the letters to their e-mail address: null for nobody
ALTER TABLE people
  ADD COLUMN address_proved_by text CHECK (address_proved_by IN ('letter', 'operator'));

-- whether the link reached whoever uses it by letter alone, and was shown to nobody
ALTER TABLE password_links ADD COLUMN mailed boolean NOT NULL DEFAULT false;
ALTER TABLE invitations ADD COLUMN mailed boolean NOT NULL DEFAULT false;

-- browsers in which somebody has signed in before: a stranger's wrong guesses do not keep them out
CREATE TABLE known_devices (
  -- SHA-256 of what the cookie holds
  hash bytea PRIMARY KEY,
  person_id text NOT NULL REFERENCES people,
  used_at timestamptz(3) NOT NULL
);

CREATE INDEX known_devices_by_person ON known_devices (person_id);
CREATE INDEX known_devices_by_use ON known_devices (used_at);

ALTER TABLE oauth_tokens
  -- of a refresh token that was exchanged: with the token itself, it gives the same successors each time
  ADD COLUMN seed bytea,
  -- of an access token that may do less than its grant; null for all of it
  ADD COLUMN scopes text[];
