-- Reads a page of names and places, whose figures are looked up by class.
{figure_page}
SELECT
  cnpj, subclass_id, rank, coalesce(rank_reason, '') AS rank_reason, percentile, quartile, universe, universe_count,
  universe_nav, asset_percent,
  issuer_percent
FROM (SELECT *, {figure_shares} FROM page)
ORDER BY
  {sorted},
  cnpj, subclass_id
