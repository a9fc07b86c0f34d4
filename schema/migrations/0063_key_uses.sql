-- when a key was last used, to the minute
ALTER TABLE api_keys ADD COLUMN used_at timestamptz(3);
