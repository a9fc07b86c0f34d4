-- a person who is deleted is deleted from what their workspace was pushed
CREATE INDEX inbox_by_state ON inbox (workspace_id, state);
