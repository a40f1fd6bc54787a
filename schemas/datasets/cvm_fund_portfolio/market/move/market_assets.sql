-- Sums the holdings of the classes of position in each asset, under its name in the month, and counts their managers
-- (manager_of_class).
SELECT
  linked_asset_id                                                                             AS asset_id,
  min(asset_kind)                                                                             AS asset_kind,
  coalesce(sum(value) FILTER (position = 'owned'), 0)::DECIMAL(24, 2)                         AS long_value,
  coalesce(sum(quantity) FILTER (position = 'owned'), 0)::DECIMAL(24, 6)                      AS long_quantity,
  sum(lent_value)::DECIMAL(24, 2)                                                             AS lent_value,
  coalesce(sum(value) FILTER (position = 'borrowed'), 0)::DECIMAL(24, 2)                      AS short_value,
  sum(line_count)::BIGINT                                                                     AS line_count,
  count(DISTINCT cnpj) FILTER (position = 'owned' AND value <> 0)                             AS holder_count,
  coalesce(len(list_distinct(flatten(list(managers) FILTER (position = 'owned' AND value <> 0)))), 0) AS manager_count,
  coalesce(sum(previous_value) FILTER (position = 'owned'), 0)::DECIMAL(24, 2)                AS previous_long_value,
  coalesce(sum(previous_quantity) FILTER (position = 'owned'), 0)::DECIMAL(24, 6)             AS previous_long_quantity,
  coalesce(sum(previous_value) FILTER (position = 'borrowed'), 0)::DECIMAL(24, 2)             AS previous_short_value,
  count(DISTINCT cnpj) FILTER (position = 'owned' AND previous_value <> 0)                    AS previous_holder_count
FROM position
LEFT JOIN (SELECT cnpj, list(manager) AS managers FROM manager_of_class GROUP BY cnpj) USING (cnpj)
GROUP BY linked_asset_id, CASE WHEN linked_asset_id IS NULL THEN asset_kind END
