-- which systems were told of somebody, of what, and when last; the address itself stands with the contact alone
CREATE TABLE told_systems (
  workspace_id text NOT NULL,
  contact_id text NOT NULL,
  kind text NOT NULL,
  email boolean NOT NULL,
  phone boolean NOT NULL,
  told_at timestamptz(3) NOT NULL,
  PRIMARY KEY (workspace_id, contact_id, kind)
);
