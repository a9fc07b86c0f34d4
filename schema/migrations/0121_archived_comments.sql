-- What is archived is looked for by itself: a table has little of it, and none of it is written with a new comment.
CREATE INDEX comments_archived ON comments (workspace_id, received_at DESC, id DESC) WHERE archived;
