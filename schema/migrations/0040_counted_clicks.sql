-- the how manieth click of its link it is: the newest are kept, and the count in tracked_links goes on
ALTER TABLE clicks ADD COLUMN number integer;
UPDATE clicks k SET number = numbered.number
FROM (
  SELECT workspace_id, id, row_number() OVER (PARTITION BY workspace_id, link_id ORDER BY at, id) AS number FROM clicks
) AS numbered
WHERE k.workspace_id = numbered.workspace_id AND k.id = numbered.id;
UPDATE tracked_links l SET clicks = (
  SELECT count(*) FROM clicks k WHERE k.workspace_id = l.workspace_id AND k.link_id = l.id
);
CREATE INDEX clicks_by_number ON clicks (workspace_id, link_id, number);
