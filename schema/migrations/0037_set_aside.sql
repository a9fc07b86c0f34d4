-- comments that ask something and were archived, which is seldom
CREATE INDEX comments_set_aside ON comments (workspace_id) WHERE status = 'review' AND archived;
