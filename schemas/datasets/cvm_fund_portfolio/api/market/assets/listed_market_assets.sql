-- A figure is null if missing members can change all of it, and a comparison if they can change any part of it.
total AS (
  SELECT sum(value)::DECIMAL(24, 2) AS value FROM {cvm_issuer_coverage}
  WHERE asset_kind <> 'fund_quota'
    AND ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
),
-- A list sorted by ticker needs the tickers of all assets.
ticker_of_asset AS (SELECT asset_id, ticker FROM {asset} WHERE $by_ticker::BOOLEAN),
judged AS (
  SELECT
    held_asset.*,
    ticker,
    NOT coalesce(list_contains($unknown_kinds::VARCHAR[], held_asset.asset_kind), false)      AS is_known,
    is_known AND NOT coalesce(list_contains($partial_kinds::VARCHAR[], held_asset.asset_kind), false) AS is_whole,
    is_whole AND NOT coalesce(list_contains($before_hidden_kinds::VARCHAR[], held_asset.asset_kind), false) AS is_compared
  FROM held_asset
  LEFT JOIN ticker_of_asset ON ticker_of_asset.asset_id = held_asset.asset_id
  WHERE held_asset.asset_id IS NOT NULL
    AND ($kinds::VARCHAR[] IS NULL OR list_contains($kinds::VARCHAR[], held_asset.asset_kind))
    -- Drops assets held only in the month before.
    AND line_count > 0
),
known AS (
  SELECT
    asset_id,
    coalesce(ticker, '')                                                                      AS ticker,
    asset_kind                                                                                AS kind,
    CASE WHEN is_known THEN long_value END                                                    AS long_value,
    CASE WHEN is_known THEN long_quantity END                                                 AS long_quantity,
    CASE WHEN is_known THEN lent_value END                                                    AS lent_value,
    CASE WHEN is_known THEN short_value END                                                   AS short_value,
    CASE WHEN is_known THEN holder_count END                                                  AS holder_count,
    -- Zero managers are not known, because holders without a manager in the register have one.
    CASE WHEN is_known AND (manager_count > 0 OR ($has_managers AND holder_count = 0)) THEN manager_count END AS manager_count,
    CASE WHEN is_known THEN '' ELSE 'month_incomplete' END                                    AS value_reason,
    total.value                                                                               AS market_value,
    CASE
      WHEN asset_kind = 'fund_quota'                        THEN 'quotas_not_in_market'
      WHEN NOT is_whole OR $is_total_partial                THEN 'month_incomplete'
      WHEN NOT coalesce(total.value > 0, false)             THEN 'market_not_positive'
      ELSE ''
    END                                                                                       AS share_reason,
    fund_nav_value,
    quotas_issued,
    CASE
      WHEN asset_kind IN ('listed_share', 'unit', 'receipt', 'bdr') THEN 'capital_not_compiled'
      WHEN asset_kind <> 'fund_quota'                       THEN 'issue_not_compiled'
      WHEN NOT is_whole                                     THEN 'month_incomplete'
      WHEN quotas_issued IS NULL AND fund_nav_value IS NULL THEN 'fund_size_not_known'
      ELSE ''
    END                                                                                       AS outstanding_reason,
    CASE WHEN is_compared THEN previous_long_value END                                        AS previous_long_value,
    CASE WHEN is_compared THEN previous_long_quantity END                                     AS previous_long_quantity,
    CASE WHEN is_compared THEN previous_short_value END                                       AS previous_short_value,
    CASE WHEN is_compared THEN previous_holder_count END                                      AS previous_holder_count,
    CASE WHEN is_compared THEN '' WHEN is_whole THEN 'month_before_incomplete' ELSE 'month_incomplete' END AS previous_reason,
    is_known AND NOT is_whole                                                                 AS is_partial
  FROM judged CROSS JOIN total
),
shared AS (SELECT *, {market_asset_shares} FROM known),
-- Shares are computed only for the page, unless a share chooses the page: their divisions cost more than everything
-- else.
sortable AS (
  SELECT * REPLACE (
    CASE WHEN $by_share::BOOLEAN THEN share_of_market_percent END                             AS share_of_market_percent,
    CASE WHEN $by_share::BOOLEAN THEN outstanding_percent END                                 AS outstanding_percent
  )
  FROM shared
),
page AS MATERIALIZED (
  SELECT * EXCLUDE (share_of_market_percent, outstanding_percent, ticker) FROM sortable
  WHERE {in_ranges}
  ORDER BY {sorted}, asset_id
  LIMIT $limit::BIGINT OFFSET $offset::BIGINT
),
listed AS (
  SELECT
    page.* EXCLUDE (market_value, fund_nav_value, quotas_issued),
    coalesce(nullif(split_part(names, ';', 1), ''), '')                                       AS name,
    coalesce(ticker, '')                                                                      AS ticker,
    {market_asset_shares}
  FROM page
  LEFT JOIN (SELECT asset_id, names, ticker FROM {asset} WHERE asset_id IN (SELECT asset_id FROM page)) AS named
    ON named.asset_id = page.asset_id
)
SELECT * FROM listed
ORDER BY {sorted}, asset_id
