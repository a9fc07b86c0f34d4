-- A report lists the newest sales of its days.
CREATE INDEX sales_by_time ON sales (workspace_id, occurred_at DESC, click_id DESC);
