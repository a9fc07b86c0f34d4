-- what else came of an answer, in words, so that the same answer given again is answered as the first time
ALTER TABLE answers ADD COLUMN note text;
