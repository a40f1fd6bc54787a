-- Sums the lines that count but name no asset, and are therefore in no row of a list of assets.
SELECT
  coalesce(sum(line_count), 0)::BIGINT                                        AS line_count,
  coalesce(sum(long_value + short_value), 0)::DECIMAL(24, 2)                  AS value
FROM {cvm_market_asset}
WHERE asset_id IS NULL AND ($kinds::VARCHAR[] IS NULL OR list_contains($kinds::VARCHAR[], asset_kind))
