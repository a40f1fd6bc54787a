-- A page of the classes that a request asks for, each with its figures and its place. The page is chosen first, by the few
-- columns that this needs.
{figure_listed},
page AS MATERIALIZED (
  SELECT cnpj, subclass_id, rank, rank_reason, percentile, quartile, universe, universe_count, universe_nav, asset_percent, issuer_percent
  FROM listed
  WHERE {in_ranges}
  ORDER BY
    {sorted},
    cnpj, subclass_id
  LIMIT $limit::BIGINT OFFSET $offset::BIGINT
)
SELECT
  {RankedFigure},
  rank, coalesce(rank_reason, '') AS rank_reason, percentile, quartile, universe, universe_count, universe_nav, asset_percent, issuer_percent
FROM (SELECT * REPLACE (coalesce(subclass_id, '') AS subclass_id) FROM {cvm_class_figure} WHERE period = $period AND cnpj IN (SELECT cnpj FROM page))
JOIN page USING (cnpj, subclass_id)
ORDER BY
  {sorted},
  cnpj, subclass_id
