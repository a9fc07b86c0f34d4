-- For how long deliveries of a webhook are tried again beyond the specified four attempts; null for those alone.
ALTER TABLE hooks ADD COLUMN retry_hours smallint CHECK (retry_hours BETWEEN 1 AND 72);

-- When the first of the attempts was made that are counted in `tries`.
ALTER TABLE undelivered ADD COLUMN begun_at timestamptz(3);
