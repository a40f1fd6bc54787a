-- Reads a page that ranges restrict. Further rows after the page count the classes that pass the filters but lack a
-- figure of the ranges: one row for each combination of unknown figures and reasons, as JSON with the names of the
-- columns.
{figure_page},
known AS (
  SELECT
    COLUMNS(lambda each: list_contains($ranged::VARCHAR[], each)) IS NULL,
    COLUMNS(lambda each: list_contains($ranged_reasons::VARCHAR[], each))
  FROM listed
),
combined AS (SELECT *, count(*) AS combined_count FROM known GROUP BY ALL)
SELECT
  cnpj, subclass_id, rank, coalesce(rank_reason, '') AS rank_reason, percentile, quartile, universe, universe_count,
  universe_nav, asset_percent,
  issuer_percent, combination, class_count
FROM (
  SELECT *, {figure_shares} FROM page
  UNION ALL BY NAME
  SELECT to_json(combined)::VARCHAR AS combination, combined_count::INTEGER AS class_count FROM combined
)
ORDER BY
  combination NULLS FIRST,
  {sorted},
  cnpj, subclass_id
