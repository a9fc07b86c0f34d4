-- A decision that followed what was answered about a like comment held an excerpt of that comment, and kept it when its author
-- was deleted. It holds no more now than how long that text was, and what of the evidence stood in it as well.
CREATE FUNCTION without_words(recall jsonb, evidence jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_set(recall, '{example}', jsonb_build_object(
    'commentId', recall #> '{example,commentId}',
    'at', recall #> '{example,at}',
    'length', length(recall #>> '{example,text}'),
    'holds', coalesce((
      SELECT jsonb_agg(DISTINCT item -> 'seen') FROM jsonb_array_elements(evidence) AS item
      WHERE NOT EXISTS (
        SELECT FROM regexp_split_to_table(lower(item ->> 'seen'), '…') AS part
        WHERE strpos(lower(recall #>> '{example,text}'), part) = 0
      )
    ), '[]')
  ))
$$;

UPDATE decision_records
SET record = jsonb_set(record, '{input,recall}', without_words(record #> '{input,recall}', record #> '{input,evidence}'))
WHERE record #> '{input,recall,example,text}' IS NOT NULL;

UPDATE decision_records
SET record = jsonb_set(record, '{input,followed,recall}',
  without_words(record #> '{input,followed,recall}', record #> '{input,evidence}'))
WHERE record #> '{input,followed,recall,example,text}' IS NOT NULL;

DROP FUNCTION without_words;
