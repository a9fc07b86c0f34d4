-- Something was taken out of its body: what is heard of an attempt that began before is not kept.
ALTER TABLE deliveries ADD COLUMN redacted boolean NOT NULL DEFAULT false;
ALTER TABLE undelivered ADD COLUMN redacted boolean NOT NULL DEFAULT false;
