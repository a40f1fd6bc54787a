-- One row per code with changed columns or markets. The order of the file and the place of a line do not count.
WITH after_market AS (
  SELECT cvm_code, string_agg(market, '; ' ORDER BY market) AS market FROM cvm_company_market GROUP BY cvm_code
),
before_market AS (
  SELECT cvm_code, string_agg(market, '; ' ORDER BY market) AS market FROM previous_cvm_company_market GROUP BY cvm_code
),
after_state AS (
  SELECT cvm_company.* EXCLUDE (source_member, source_line), market
  FROM cvm_company LEFT JOIN after_market USING (cvm_code)
),
before_state AS (
  SELECT previous_cvm_company.* EXCLUDE (source_member, source_line), market
  FROM previous_cvm_company LEFT JOIN before_market USING (cvm_code)
),
after_value AS (
  UNPIVOT (SELECT cvm_code, COLUMNS(* EXCLUDE (cvm_code))::VARCHAR FROM after_state)
  ON COLUMNS(* EXCLUDE (cvm_code)) INTO NAME column_name VALUE said
),
before_value AS (
  UNPIVOT (SELECT cvm_code, COLUMNS(* EXCLUDE (cvm_code))::VARCHAR FROM before_state)
  ON COLUMNS(* EXCLUDE (cvm_code)) INTO NAME column_name VALUE said
),
changed AS (
  SELECT cvm_code, string_agg(column_name, '; ' ORDER BY column_name) AS changed_columns
  FROM after_value FULL JOIN before_value USING (cvm_code, column_name)
  WHERE after_value.said IS DISTINCT FROM before_value.said
  GROUP BY cvm_code
)
SELECT
  cvm_code,
  coalesce(last_revision, 0) + 1                                                AS revision,
  CASE
    WHEN last_revision IS NULL  THEN 'first'
    WHEN after.name IS NULL     THEN 'withdrawn'
    ELSE 'changed'
  END                                                                           AS change,
  CASE WHEN after.name IS NOT NULL AND before.name IS NOT NULL THEN changed_columns END AS changed_columns,
  coalesce(after.cnpj, before.cnpj)                                             AS cnpj,
  coalesce(after.name, before.name)                                             AS name,
  CASE WHEN after.name IS NULL THEN before.status ELSE after.status END         AS status,
  getvariable('published_at')::DATE                                             AS seen_date,
  getvariable('snapshot')                                                       AS first_snapshot
FROM changed
LEFT JOIN after_state AS after USING (cvm_code)
LEFT JOIN before_state AS before USING (cvm_code)
LEFT JOIN (SELECT cvm_code, max(revision) AS last_revision FROM history GROUP BY cvm_code) USING (cvm_code)
