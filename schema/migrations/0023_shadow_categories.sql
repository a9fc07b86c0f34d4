-- what the settings in force decided a comment for, so that a shadow can tell what of it a draft would show
ALTER TABLE shadow_decisions ADD COLUMN before_category text;
