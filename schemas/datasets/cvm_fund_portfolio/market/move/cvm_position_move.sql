-- One row per asset, class and way of holding it, from the lines that count in the month or in the month before.
WITH
line AS (
  SELECT
    moment, coalesce(compared_id, asset_id) AS asset_id, coalesce(linked_asset_id, asset_id) AS linked_asset_id,
    filed.* EXCLUDE (moment, asset_id)
  FROM (
    SELECT
      moment, cnpj, asset_id AS filed_id, asset_id, asset_kind, position, category, confidential, {counting_line} AS counts,
      CASE block WHEN 'fie' THEN 'FIE' ELSE 'BLC_' || block END                               AS member,
      final_position_quantity AS quantity, coalesce(final_position_value, 0) AS value,
      purchases_quantity, sales_quantity, purchases_value, sales_value
    FROM (
      SELECT 1 AS moment, * EXCLUDE (side) FROM cvm_fund_portfolio
      UNION ALL BY NAME
      SELECT 0 AS moment, * EXCLUDE (side) FROM previous_cvm_fund_portfolio
    )
  ) AS filed
  LEFT JOIN move_name USING (moment, asset_id)
),
filer AS (
  SELECT 1 AS moment, cnpj, type, filing_group, line_count, missing_members FROM cvm_fund_month
  UNION ALL
  SELECT 0, cnpj, type, filing_group, line_count, missing_members FROM previous_cvm_fund_month
),
conflict AS (
  SELECT DISTINCT coalesce(compared_id, asset_id) AS asset_id
  FROM (
    SELECT 1 AS moment, asset_id FROM cvm_asset_month WHERE price_conflict
    UNION ALL
    SELECT 0, asset_id FROM previous_cvm_asset_month WHERE price_conflict
  )
  LEFT JOIN move_name USING (moment, asset_id)
),
{position_states}
SELECT * FROM position_move
