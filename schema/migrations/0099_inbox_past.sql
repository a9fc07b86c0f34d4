-- What waits is found by account; an index of all states was taken for it instead, and read whole for each set.
DROP INDEX inbox_by_state;
CREATE INDEX inbox_past ON inbox (workspace_id, state) WHERE state <> 'waiting';
