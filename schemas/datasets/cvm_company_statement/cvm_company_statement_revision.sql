-- One row per company, kind and day with a changed document. Accounts are compared as a multiset, without version,
-- delivery and place in the file.
WITH
after_line AS (
  SELECT cnpj, category, reference_date, {revised_line} FROM cvm_company_statement
),
-- Tables from before there were quarters have no category.
before_line AS (
  SELECT cnpj, coalesce(category, 'DFP') AS category, reference_date, {revised_line} FROM previous_cvm_company_statement
),
line_in AS (FROM after_line EXCEPT ALL FROM before_line),
line_out AS (FROM before_line EXCEPT ALL FROM after_line),
changed_line AS (
  SELECT cnpj, category, reference_date, statement, 1 AS came, 0 AS went FROM line_in
  UNION ALL
  SELECT cnpj, category, reference_date, statement, 0, 1 FROM line_out
),
counted AS (
  SELECT
    cnpj, category, reference_date,
    sum(came)                                                     AS rows_in,
    sum(went)                                                     AS rows_out,
    string_agg(DISTINCT statement, '; ' ORDER BY statement)       AS changed_statements
  FROM changed_line
  GROUP BY ALL
),
-- For an account that was there before too, lists the changed columns.
changed_column AS (
  SELECT cnpj, category, reference_date, string_agg(DISTINCT name, '; ' ORDER BY name) AS changed_columns
  FROM (
    SELECT
      line_in.cnpj, line_in.category, line_in.reference_date,
      unnest([
        CASE WHEN line_in.cvm_code IS DISTINCT FROM line_out.cvm_code THEN 'cvm_code' END,
        CASE WHEN line_in.label IS DISTINCT FROM line_out.label THEN 'label' END,
        CASE WHEN line_in.fixed IS DISTINCT FROM line_out.fixed THEN 'fixed' END,
        CASE WHEN line_in.value IS DISTINCT FROM line_out.value THEN 'value' END,
        CASE WHEN line_in.value_filed IS DISTINCT FROM line_out.value_filed THEN 'value_filed' END,
        CASE WHEN line_in.scale IS DISTINCT FROM line_out.scale THEN 'scale' END,
        CASE WHEN line_in.chart IS DISTINCT FROM line_out.chart THEN 'chart' END
      ]) AS name
    FROM line_in
    JOIN line_out
      ON line_in.cnpj = line_out.cnpj
      AND line_in.category = line_out.category
      AND line_in.reference_date = line_out.reference_date
      AND line_in.statement = line_out.statement
      AND line_in.scope = line_out.scope
      AND line_in.period = line_out.period
      AND line_in.period_start IS NOT DISTINCT FROM line_out.period_start
      AND line_in.period_end = line_out.period_end
      AND line_in.equity_column IS NOT DISTINCT FROM line_out.equity_column
      AND line_in.account = line_out.account
  )
  GROUP BY ALL
),
after_delivery AS (
  SELECT cnpj, category, reference_date, version, document_id, received_date, name FROM cvm_company_document
  UNION ALL
  SELECT DISTINCT cnpj, category, reference_date, version, document_id, NULL, NULL FROM cvm_company_statement
),
before_delivery AS (
  SELECT cnpj, category, reference_date, version, document_id, received_date, name FROM previous_cvm_company_document
  UNION ALL
  SELECT DISTINCT cnpj, coalesce(category, 'DFP'), reference_date, version, document_id, NULL, NULL FROM previous_cvm_company_statement
),
after AS (SELECT {highest_version} FROM after_delivery GROUP BY cnpj, category, reference_date),
before AS (SELECT {highest_version} FROM before_delivery GROUP BY cnpj, category, reference_date),
revised AS (
  SELECT
    cnpj, category, reference_date,
    last_revision,
    after.version IS NULL                                          AS is_gone,
    before.version IS NULL                                         AS is_new,
    (after.version, after.document_id, after.received_date)
      IS DISTINCT FROM (before.version, before.document_id, before.received_date) AS is_delivered_again,
    after.version,
    after.document_id,
    after.received_date,
    coalesce(after.name, before.name)                              AS name,
    coalesce(rows_in, 0)                                           AS rows_in,
    coalesce(rows_out, 0)                                          AS rows_out,
    changed_statements,
    changed_columns
  FROM after
  FULL JOIN before USING (cnpj, category, reference_date)
  LEFT JOIN counted USING (cnpj, category, reference_date)
  LEFT JOIN changed_column USING (cnpj, category, reference_date)
  LEFT JOIN (
    SELECT cnpj, category, reference_date, max(revision) AS last_revision FROM history GROUP BY ALL
  ) USING (cnpj, category, reference_date)
),
judged AS (
  SELECT
    *,
    CASE
      WHEN is_gone                    THEN 'withdrawn'
      WHEN is_new AND last_revision IS NOT NULL THEN 'returned'
      WHEN is_new                     THEN 'first'
      WHEN rows_in + rows_out > 0     THEN 'amended'
      WHEN is_delivered_again         THEN 'restated'
      -- Published before revisions were written.
      WHEN last_revision IS NULL      THEN 'first'
    END AS change
  FROM revised
)
SELECT
  cnpj,
  category,
  reference_date,
  coalesce(last_revision, 0) + 1                                  AS revision,
  change,
  CASE WHEN change = 'amended' THEN changed_statements END        AS changed_statements,
  CASE WHEN change = 'amended' THEN changed_columns END           AS changed_columns,
  CASE WHEN change IN ('amended', 'restated') THEN rows_out END   AS rows_out,
  CASE WHEN change IN ('amended', 'restated') THEN rows_in END    AS rows_in,
  version,
  document_id,
  received_date,
  name,
  getvariable('published_at')::DATE                               AS seen_date,
  getvariable('snapshot')                                         AS first_snapshot
FROM judged
WHERE change IS NOT NULL
