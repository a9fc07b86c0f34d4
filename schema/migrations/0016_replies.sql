-- what people replied is where the autopilot looks for answers to questions
CREATE INDEX comments_replied ON comments (workspace_id, updated_at DESC) WHERE replies::text <> '[]';
