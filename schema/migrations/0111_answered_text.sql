-- SHA-256 of the text that a reply answers, as of held answers; NULL for other work, and for what was queued before
ALTER TABLE platform_work ADD COLUMN about bytea;
