-- The hash of what names each line's holding, one row per row of `raw_line`, joined by `line_row`. It is the identity of a
-- holding, which outlives amendments of its figures: the declarations of the columns say which count. A CPF in a column of
-- CNPJs is hashed as it is masked, whatever the setting.
WITH person AS MATERIALIZED (SELECT filed FROM filed_number WHERE person_type = 'PJ' AND is_person)
SELECT
  line_row,
  substr(sha256(concat_ws('|',
    'v1',
    {parts_of_id}
  )), 1, 20) AS key_hash
FROM labelled_line
