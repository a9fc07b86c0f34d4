-- when the service took it out of service, for those who are told of it
ALTER TABLE hooks ADD COLUMN disabled_at timestamptz(3);

-- What people are told by letter, and when next to look whether there is anything to tell. A row for each member and
-- kind; it goes with the membership.
CREATE TABLE alerts (
  workspace_id text NOT NULL,
  person_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('waiting', 'deliveries', 'accounts')),
  -- what the person chose; none for what their role is told by default
  choice text CHECK (choice IN ('off', 'on', 'hourly', 'daily')),
  -- when to look next; a process that looks puts it off, so that no other one looks meanwhile
  due_at timestamptz(3) NOT NULL,
  -- what happened until then was told, or looked at
  told_until timestamptz(3) NOT NULL,
  sent_at timestamptz(3),
  PRIMARY KEY (workspace_id, person_id, kind),
  FOREIGN KEY (workspace_id, person_id) REFERENCES members (workspace_id, person_id) ON DELETE CASCADE
);

CREATE INDEX alerts_due ON alerts (due_at);

CREATE FUNCTION member_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alerts (workspace_id, person_id, kind, due_at, told_until)
  SELECT NEW.workspace_id, NEW.person_id, kind, NEW.created_at, NEW.created_at
  FROM unnest(ARRAY['waiting', 'deliveries', 'accounts']) AS kind;
  RETURN NULL;
END $$;

CREATE TRIGGER member_alerts AFTER INSERT ON members FOR EACH ROW EXECUTE FUNCTION member_alerts();

-- of those who are members already, nothing is told that happened before
INSERT INTO alerts (workspace_id, person_id, kind, due_at, told_until)
SELECT m.workspace_id, m.person_id, kind, greatest(m.created_at, w.last_key), greatest(m.created_at, w.last_key)
FROM members m JOIN workspaces w ON w.id = m.workspace_id, unnest(ARRAY['waiting', 'deliveries', 'accounts']) AS kind;
