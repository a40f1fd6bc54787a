-- The portfolios that this publication brings: all rows of an index in which any row has changed.
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
  index_code, ticker, name, specification, theoretical_quantity, share_percent,
  coalesce(last_version.version, 0) + 1       AS version,
  getvariable('published_at')::DATE           AS seen_date
FROM asset SEMI JOIN changed USING (index_code) LEFT JOIN last_version USING (index_code)
