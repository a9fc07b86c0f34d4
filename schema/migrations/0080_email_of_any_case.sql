-- who looks somebody up by their address does not know how they spelt it
CREATE INDEX contacts_by_any_email ON contacts (workspace_id, lower(email)) WHERE email IS NOT NULL;
DROP INDEX contacts_by_email;
