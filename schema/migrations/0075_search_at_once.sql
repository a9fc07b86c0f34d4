-- What is new would wait in a list of its own, up to 4 MB, that every search reads for each month and day it asks of.
ALTER INDEX comment_search_by_keys SET (fastupdate = off);
ALTER INDEX contacts_by_grams SET (fastupdate = off);
SELECT gin_clean_pending_list('comment_search_by_keys'), gin_clean_pending_list('contacts_by_grams');
