-- One row per ISIN with changed terms. The day of the edition, the status of the record and the place of a line do not
-- count.
WITH after_terms AS (
  SELECT * EXCLUDE (record_status, edition_date, source_member, source_line) FROM b3_isin
),
before_terms AS (
  SELECT * EXCLUDE (record_status, edition_date, source_member, source_line) FROM previous_b3_isin
),
changed AS (
  SELECT isin, 'changed' AS change
  FROM (FROM after_terms EXCEPT FROM before_terms) SEMI JOIN before_terms USING (isin)
  UNION ALL
  SELECT isin, 'returned' FROM after_terms ANTI JOIN before_terms USING (isin)
  UNION ALL
  SELECT isin, 'withdrawn' FROM before_terms ANTI JOIN after_terms USING (isin)
),
-- Only for changed instruments: all of them would have millions of values.
after_value AS (
  UNPIVOT (
    SELECT isin, COLUMNS(* EXCLUDE (isin))::VARCHAR
    FROM after_terms SEMI JOIN changed USING (isin) SEMI JOIN before_terms USING (isin)
  )
  ON COLUMNS(* EXCLUDE (isin)) INTO NAME column_name VALUE said
),
before_value AS (
  UNPIVOT (
    SELECT isin, COLUMNS(* EXCLUDE (isin))::VARCHAR
    FROM before_terms SEMI JOIN changed USING (isin) SEMI JOIN after_terms USING (isin)
  )
  ON COLUMNS(* EXCLUDE (isin)) INTO NAME column_name VALUE said
),
named AS (
  SELECT isin, string_agg(column_name, '; ' ORDER BY column_name) AS changed_columns
  FROM after_value FULL JOIN before_value USING (isin, column_name)
  WHERE after_value.said IS DISTINCT FROM before_value.said
  GROUP BY isin
),
shown AS (
  FROM after_terms
  UNION ALL
  SELECT before_terms.* FROM before_terms ANTI JOIN after_terms USING (isin)
)
SELECT
  shown.*,
  coalesce(last_revision, 0) + 1                               AS revision,
  CASE WHEN last_revision IS NULL THEN 'first' ELSE change END AS change,
  CASE WHEN last_revision IS NOT NULL THEN changed_columns END AS changed_columns,
  getvariable('published_at')::DATE                            AS seen_date,
  getvariable('snapshot')                                      AS first_snapshot
FROM changed
JOIN shown USING (isin)
LEFT JOIN named USING (isin)
LEFT JOIN (SELECT isin, max(revision) AS last_revision FROM history GROUP BY isin) USING (isin)
