-- whether anybody was known by the id of the request; those that were done before said so of everybody
ALTER TABLE deletion_requests ADD COLUMN found boolean NOT NULL DEFAULT true;
ALTER TABLE deletion_requests ALTER COLUMN found SET DEFAULT false;
UPDATE deletion_requests SET found = false WHERE done_at IS NULL;
