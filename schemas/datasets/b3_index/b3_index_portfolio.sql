-- If any row of an index has changed, this publication has all of its rows again.
WITH asset AS (
  SELECT index_code, ticker, name, specification, theoretical_quantity, share_percent FROM b3_index_asset
),
previous AS (
  SELECT index_code, ticker, name, specification, theoretical_quantity, share_percent FROM previous_b3_index_asset
),
changed AS (
  SELECT index_code FROM (FROM asset EXCEPT FROM previous)
  UNION
  SELECT index_code FROM (FROM previous EXCEPT FROM asset)
),
last_version AS (
  SELECT index_code, max(version) AS version FROM history GROUP BY ALL
)
SELECT
  index_code, ticker, name, specification, theoretical_quantity, share_percent, source_member, source_line,
  coalesce(last_version.version, 0) + 1       AS version,
  getvariable('published_at')::DATE           AS seen_date,
  -- Later snapshots have later answers about the same index, so the row keeps the answer that it comes from.
  partition_input.url                         AS source_url,
  partition_input.sha256                      AS source_sha256
FROM b3_index_asset
SEMI JOIN changed USING (index_code)
LEFT JOIN last_version USING (index_code)
LEFT JOIN partition_input ON source = 'portfolio_' || lower(index_code)
