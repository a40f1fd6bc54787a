-- One row per code with changed terms or status. Values and quantities of a day, names and the place of a line do not
-- count.
WITH after_terms AS (
  SELECT code, status, isin, cnpj, issue_date, maturity_date, index, index_percent, rate, currency, face_value, quantity_issued
  FROM debenture
),
before_terms AS (
  SELECT code, status, isin, cnpj, issue_date, maturity_date, index, index_percent, rate, currency, face_value, quantity_issued
  FROM previous_debenture
),
after_value AS (
  UNPIVOT (SELECT code, COLUMNS(* EXCLUDE (code))::VARCHAR FROM after_terms)
  ON COLUMNS(* EXCLUDE (code)) INTO NAME column_name VALUE said
),
before_value AS (
  UNPIVOT (SELECT code, COLUMNS(* EXCLUDE (code))::VARCHAR FROM before_terms)
  ON COLUMNS(* EXCLUDE (code)) INTO NAME column_name VALUE said
),
changed AS (
  SELECT code, string_agg(column_name, '; ' ORDER BY column_name) AS changed_columns
  FROM after_value FULL JOIN before_value USING (code, column_name)
  WHERE after_value.said IS DISTINCT FROM before_value.said
  GROUP BY code
),
known AS (
  SELECT code, 'changed' AS change FROM after_terms SEMI JOIN before_terms USING (code)
  UNION ALL
  SELECT code, 'withdrawn' FROM before_terms ANTI JOIN after_terms USING (code)
  UNION ALL
  SELECT code, 'returned' FROM after_terms ANTI JOIN before_terms USING (code)
),
shown AS (
  FROM after_terms
  UNION ALL
  SELECT before_terms.* FROM before_terms ANTI JOIN after_terms USING (code)
)
SELECT
  shown.*,
  coalesce(last_revision, 0) + 1                             AS revision,
  CASE WHEN last_revision IS NULL THEN 'first' ELSE change END AS change,
  CASE WHEN last_revision IS NOT NULL AND change = 'changed' THEN changed_columns END AS changed_columns,
  getvariable('published_at')::DATE                          AS seen_date,
  getvariable('snapshot')                                    AS first_snapshot
FROM changed
JOIN known USING (code)
JOIN shown USING (code)
LEFT JOIN (SELECT code, max(revision) AS last_revision FROM history GROUP BY code) USING (code)
