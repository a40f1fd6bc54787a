-- The states of reports that this publication brings: one row per fund whose report is not what it was.
SELECT
  cnpj,
  coalesce(last_revision, 0) + 1                             AS revision,
  CASE
    WHEN last_revision IS NULL                               THEN 'first'
    WHEN after.content_hash IS NULL                          THEN 'withdrawn'
    ELSE 'amended'
  END                                                        AS change,
  after.version,
  after.delivered_at,
  getvariable('snapshot')                                    AS first_snapshot,
  getvariable('published_at')                                AS published_at,
  after.content_hash,
  before.{revised_figure}                                            AS previous_{revised_figure},
  after.{revised_figure}
FROM {revised_table} AS after
FULL JOIN previous_{revised_table} AS before USING (cnpj)
LEFT JOIN (SELECT cnpj, max(revision) AS last_revision FROM history GROUP BY cnpj) USING (cnpj)
WHERE after.content_hash IS DISTINCT FROM before.content_hash
