-- One row per fund with a changed report. Lines are compared as a multiset, because the order of a fund's lines differs
-- between editions of a file.
WITH
after_value AS (
  FROM (UNPIVOT (SELECT cnpj, COLUMNS(name -> name <> 'cnpj' AND {is_revised})::VARCHAR FROM {revised_table})
    ON COLUMNS(* EXCLUDE (cnpj)) INTO NAME name VALUE said)
  {revised_items}
),
before_value AS (
  FROM (UNPIVOT (SELECT cnpj, COLUMNS(name -> name <> 'cnpj' AND {is_revised})::VARCHAR FROM previous_{revised_table})
    ON COLUMNS(* EXCLUDE (cnpj)) INTO NAME name VALUE said)
  {previous_revised_items}
),
changed_value AS (
  SELECT cnpj, string_agg(name, '; ' ORDER BY name) AS changed_columns
  FROM after_value FULL JOIN before_value USING (cnpj, name)
  WHERE after_value.said IS DISTINCT FROM before_value.said
  GROUP BY cnpj
),
after_line AS ({revised_lines}),
before_line AS ({previous_revised_lines}),
line_in AS (SELECT cnpj, count(*) AS rows_in FROM (FROM after_line EXCEPT ALL FROM before_line) GROUP BY cnpj),
line_out AS (SELECT cnpj, count(*) AS rows_out FROM (FROM before_line EXCEPT ALL FROM after_line) GROUP BY cnpj),
revised AS (
  SELECT
    cnpj,
    last_revision,
    after.content_hash,
    after.version,
    after.delivered_at,
    before.{revised_figure}                                    AS previous_{revised_figure},
    after.{revised_figure},
    changed_columns,
    coalesce(rows_out, 0)                                      AS rows_out,
    coalesce(rows_in, 0)                                       AS rows_in,
    after.content_hash IS NOT NULL AND before.content_hash IS NOT NULL AS is_compared,
    (after.version, after.delivered_at) IS DISTINCT FROM (before.version, before.delivered_at) AS is_delivered_again
  FROM {revised_table} AS after
  FULL JOIN previous_{revised_table} AS before USING (cnpj)
  LEFT JOIN (SELECT cnpj, max(revision) AS last_revision FROM history GROUP BY cnpj) USING (cnpj)
  LEFT JOIN changed_value USING (cnpj)
  LEFT JOIN line_in USING (cnpj)
  LEFT JOIN line_out USING (cnpj)
  WHERE after.content_hash IS DISTINCT FROM before.content_hash
)
SELECT
  cnpj,
  coalesce(last_revision, 0) + 1                               AS revision,
  CASE
    WHEN last_revision IS NULL                                 THEN 'first'
    WHEN content_hash IS NULL                                  THEN 'withdrawn'
    WHEN is_compared AND is_delivered_again AND changed_columns IS NULL AND rows_out + rows_in = 0 THEN 'restated'
    ELSE 'amended'
  END                                                          AS change,
  CASE WHEN is_compared THEN changed_columns END               AS changed_columns,
  CASE WHEN is_compared THEN rows_out END                      AS rows_out,
  CASE WHEN is_compared THEN rows_in END                       AS rows_in,
  version,
  delivered_at,
  getvariable('snapshot')                                      AS first_snapshot,
  getvariable('published_at')                                  AS published_at,
  content_hash,
  previous_{revised_figure},
  {revised_figure}
FROM revised
