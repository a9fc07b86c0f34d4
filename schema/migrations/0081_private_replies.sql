-- a message to who wrote a comment is work at the platform as well; every row that is there fits the wider list
ALTER TABLE platform_work DROP CONSTRAINT platform_work_action_check;
ALTER TABLE platform_work ADD CONSTRAINT platform_work_action_check
  CHECK (action IN ('hide', 'unhide', 'reply', 'private_reply', 'block', 'unblock')) NOT VALID;
