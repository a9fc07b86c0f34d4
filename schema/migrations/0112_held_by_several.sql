-- who gives the answer that somebody else gave has one of their own: it stays when the other is taken back
ALTER TABLE held_answers DROP CONSTRAINT held_answers_pkey, ADD PRIMARY KEY (workspace_id, comment_id, person_id);
