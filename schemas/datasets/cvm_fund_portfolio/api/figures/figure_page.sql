-- Each class that passes the filters gets its place in the whole universe; then the page is cut from the classes in the
-- ranges.
WITH valued AS (
  SELECT
    cnpj, coalesce(subclass_id, '') AS subclass_id, type, classification, anbima_class, nav_value, has_break,
    -- Reads only these columns and those of the request, because each column costs as much as the window.
    COLUMNS(lambda each: list_contains($read::VARCHAR[], each)),
    CASE WHEN type = 'fii' THEN 'fii' ELSE coalesce(CASE WHEN $universe = 'anbima_class' THEN anbima_class ELSE classification END, 'unclassified') END
      AS universe,
    COLUMNS(lambda each: each = $rank_by)::DECIMAL(38, 6)                          AS ranked_figure,
    COLUMNS(lambda each: each = $rank_reason)::VARCHAR                             AS figure_reason
  FROM {cvm_class_figure}
  WHERE period = $period
),
judged AS MATERIALIZED (
  SELECT
    *,
    CASE
      WHEN ranked_figure IS NULL THEN CASE WHEN $has_reason THEN coalesce(figure_reason, 'not_known') ELSE 'not_known' END
      WHEN coalesce(nav_value, 0) <= 0 THEN 'nav_not_positive'
      WHEN has_break THEN 'return_implausible'
    END                                                                            AS absent_reason
  FROM valued
),
counted AS (
  SELECT universe, count_if(absent_reason IS NULL) AS universe_count, sum(nav_value) FILTER (absent_reason IS NULL) AS universe_nav
  FROM judged
  GROUP BY universe
),
-- Sorts only classes with a place: in some months most have none.
placed AS (
  SELECT
    *,
    rank() OVER among                                                              AS place,
    count(*) OVER (among ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS universe_count,
    sum(nav_value) OVER (among ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS universe_nav
  FROM judged WHERE absent_reason IS NULL
  WINDOW among AS (PARTITION BY universe ORDER BY CASE WHEN $ascending THEN ranked_figure ELSE -ranked_figure END)
  UNION ALL
  SELECT judged.*, NULL AS place, universe_count, universe_nav
  FROM judged JOIN counted USING (universe) WHERE absent_reason IS NOT NULL
),
asset_held AS (SELECT unnest($asset_cnpjs::VARCHAR[]) AS cnpj, unnest($asset_values::VARCHAR[])::DECIMAL(24, 2) AS asset_value),
issuer_held AS (SELECT unnest($issuer_cnpjs::VARCHAR[]) AS cnpj, unnest($issuer_values::VARCHAR[])::DECIMAL(24, 2) AS issuer_value),
ranked AS (
  SELECT
    * EXCLUDE (place),
    coalesce(absent_reason, CASE WHEN universe_count < 10 THEN 'universe_small' END) AS rank_reason,
    CASE WHEN universe_count >= 10 THEN place END                                  AS rank,
    -- Divides only for a requested asset: converting all NAVs to doubles would cost as much as the ranks.
    CASE WHEN asset_value IS NOT NULL AND nav_value > 0 THEN round(100 * asset_value::DOUBLE / nav_value::DOUBLE, 6)::DECIMAL(28, 6) END AS asset_percent,
    CASE WHEN issuer_value IS NOT NULL AND nav_value > 0 THEN round(100 * issuer_value::DOUBLE / nav_value::DOUBLE, 6)::DECIMAL(28, 6) END AS issuer_percent
  FROM placed
  LEFT JOIN asset_held USING (cnpj)
  LEFT JOIN issuer_held USING (cnpj)
  WHERE ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
    AND ($classifications::VARCHAR[] IS NULL OR list_contains($classifications::VARCHAR[], coalesce(classification, 'unclassified')))
    AND ($anbima_classes::VARCHAR[] IS NULL
      OR list_contains($anbima_classes::VARCHAR[], anbima_class)
      OR list_contains($anbima_classes::VARCHAR[], regexp_replace(anbima_class, '^(fundos?\s+)?(de\s+)?', '', 'i')))
    AND ($kept_cnpjs::VARCHAR[] IS NULL OR cnpj IN (SELECT unnest($kept_cnpjs::VARCHAR[])))
    AND ($asset_cnpjs::VARCHAR[] IS NULL OR asset_value IS NOT NULL)
    AND ($issuer_cnpjs::VARCHAR[] IS NULL OR issuer_value IS NOT NULL)
),
shared AS (SELECT *, {figure_shares} FROM ranked),
-- Shares of places are computed only for the page, unless a share chooses the page.
listed AS MATERIALIZED (
  SELECT * REPLACE (
    CASE WHEN $by_share::BOOLEAN THEN percentile END AS percentile,
    CASE WHEN $by_share::BOOLEAN THEN quartile END   AS quartile)
  FROM shared
),
page AS (
  SELECT * EXCLUDE (percentile, quartile) FROM listed
  WHERE {in_ranges}
  ORDER BY
    {sorted},
    cnpj, subclass_id
  LIMIT $limit::BIGINT OFFSET $offset::BIGINT
)
