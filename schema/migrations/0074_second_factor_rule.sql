-- whether people of the brand need a second factor to see it in the app
ALTER TABLE workspaces ADD COLUMN requires_second_factor boolean NOT NULL DEFAULT false;
