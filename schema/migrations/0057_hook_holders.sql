-- Who took a hook over when the member left whose keys asked for it: a person, or 'operator' for the command line. It
-- stays as long as that person does, whatever becomes of keys.
ALTER TABLE hooks ADD COLUMN held_by text;

CREATE INDEX hooks_by_holder ON hooks (workspace_id, held_by) WHERE held_by IS NOT NULL AND removed_at IS NULL;
