-- people, their passwords and sessions belong to no workspace
CREATE UNIQUE INDEX people_by_email ON people (lower(email));

CREATE INDEX members_by_person ON members (person_id);

CREATE TABLE passwords (
  person_id text PRIMARY KEY REFERENCES people,
  -- argon2id, in the PHC string format
  hash text NOT NULL,
  changed_at timestamptz(3) NOT NULL
);

CREATE TABLE sessions (
  -- SHA-256 of what the cookie holds
  hash bytea PRIMARY KEY,
  person_id text NOT NULL REFERENCES people,
  created_at timestamptz(3) NOT NULL,
  used_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX sessions_by_person ON sessions (person_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

-- links to set a password with, once: for who forgot theirs, and for the first owner
CREATE TABLE password_links (
  hash bytea PRIMARY KEY,
  person_id text NOT NULL REFERENCES people,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);

CREATE INDEX password_links_by_person ON password_links (person_id);
CREATE INDEX password_links_by_expiry ON password_links (expires_at);

CREATE TABLE invitations (
  workspace_id text NOT NULL REFERENCES workspaces,
  id text NOT NULL,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'admin', 'manager', 'moderator', 'viewer')),
  limited_to text[],
  hash bytea NOT NULL UNIQUE,
  invited_by text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, id)
);

CREATE UNIQUE INDEX invitations_by_email ON invitations (workspace_id, lower(email));
CREATE INDEX invitations_by_expiry ON invitations (expires_at);

-- how often a place, an address or an e-mail address did what is limited; not worth surviving a crash of the database
CREATE UNLOGGED TABLE attempts (
  what text NOT NULL,
  -- SHA-256 of what is counted by: e-mail addresses of strangers are not kept
  subject bytea NOT NULL,
  -- theoretical arrival time of the next attempt, Unix milliseconds
  arrival double precision NOT NULL,
  PRIMARY KEY (what, subject)
);

CREATE INDEX attempts_by_arrival ON attempts (arrival);

-- a client is known to the whole installation; what it may do is in the grants of each workspace
CREATE TABLE oauth_clients (
  -- made here when it registered, or the address of its metadata document
  id text PRIMARY KEY,
  name text NOT NULL,
  redirect_uris text[] NOT NULL,
  auth_method text NOT NULL CHECK (auth_method IN ('none', 'client_secret_basic', 'client_secret_post')),
  secret_hash bytea,
  created_at timestamptz(3) NOT NULL,
  used_at timestamptz(3) NOT NULL,
  -- until when a metadata document need not be fetched again; null for a client that registered
  fresh_until timestamptz(3)
);

CREATE INDEX oauth_clients_by_use ON oauth_clients (used_at);

-- what a person lets an assistant do in a workspace; gone with the membership, and everything below goes with it
CREATE TABLE oauth_grants (
  workspace_id text NOT NULL,
  id text NOT NULL,
  person_id text NOT NULL,
  client_id text NOT NULL REFERENCES oauth_clients,
  scopes text[] NOT NULL,
  created_at timestamptz(3) NOT NULL,
  used_at timestamptz(3) NOT NULL,
  -- when the last of its codes and tokens expires, and the grant with it
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, person_id) REFERENCES members ON DELETE CASCADE
);

CREATE INDEX oauth_grants_by_member ON oauth_grants (workspace_id, person_id);
CREATE INDEX oauth_grants_by_person ON oauth_grants (person_id);
CREATE INDEX oauth_grants_by_client ON oauth_grants (client_id);
CREATE INDEX oauth_grants_by_expiry ON oauth_grants (expires_at);

CREATE TABLE oauth_codes (
  workspace_id text NOT NULL,
  hash bytea NOT NULL UNIQUE,
  grant_id text NOT NULL,
  redirect_uri text NOT NULL,
  -- whether the request named it: then the exchange has to name it as well
  redirect_uri_given boolean NOT NULL,
  code_challenge text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (workspace_id, hash),
  FOREIGN KEY (workspace_id, grant_id) REFERENCES oauth_grants ON DELETE CASCADE
);

CREATE INDEX oauth_codes_by_grant ON oauth_codes (workspace_id, grant_id);
CREATE INDEX oauth_codes_by_expiry ON oauth_codes (expires_at);

CREATE TABLE oauth_tokens (
  workspace_id text NOT NULL,
  hash bytea NOT NULL UNIQUE,
  grant_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('access', 'refresh')),
  expires_at timestamptz(3) NOT NULL,
  -- when a refresh token was first exchanged for another
  replaced_at timestamptz(3),
  PRIMARY KEY (workspace_id, hash),
  FOREIGN KEY (workspace_id, grant_id) REFERENCES oauth_grants ON DELETE CASCADE
);

CREATE INDEX oauth_tokens_by_grant ON oauth_tokens (workspace_id, grant_id);
CREATE INDEX oauth_tokens_by_expiry ON oauth_tokens (expires_at);
