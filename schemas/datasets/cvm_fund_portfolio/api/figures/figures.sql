-- A page of the classes that a request asks for, each with its figures and its place.
{figure_listed}
SELECT
  {RankedFigure},
  rank, coalesce(rank_reason, '') AS rank_reason, percentile, quartile, universe, universe_count, universe_nav, asset_percent, issuer_percent
FROM listed
WHERE {in_ranges}
ORDER BY
  {sorted},
  cnpj, subclass_id
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
