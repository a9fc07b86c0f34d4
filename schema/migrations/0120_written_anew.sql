-- By which the text is known again that was taken out: SHA-256 of the comment's id and the text, in hexadecimal digits. What the
-- platform repeats of it does not come back, and what its author writes anew is judged.
ALTER TABLE comments ADD COLUMN erased_digest text;
