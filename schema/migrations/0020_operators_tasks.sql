-- null for an operator at the command line, who is no person of the installation; `actor` says so
ALTER TABLE policy_tasks ALTER COLUMN person_id DROP NOT NULL;
