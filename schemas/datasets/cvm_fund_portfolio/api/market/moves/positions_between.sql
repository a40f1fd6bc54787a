-- Filed trades can explain the change of a position only since the month before.
days AS (
  SELECT 1 AS moment, $first_day::DATE AS first_day, $last_day::DATE AS last_day
  UNION ALL
  SELECT 0, $with_first_day::DATE, $with_last_day::DATE
),
name AS (
  SELECT CASE WHEN competence_month = $month THEN 1 ELSE 0 END AS moment, asset_id, price_conflict FROM {cvm_asset_month}
),
known_link AS (SELECT * FROM {asset_link}),
{move_names},
line AS (
  SELECT
    moment, coalesce(compared_id, asset_id) AS asset_id, coalesce(linked_asset_id, asset_id) AS linked_asset_id,
    filed.* EXCLUDE (moment, asset_id)
  FROM (
    SELECT
      CASE WHEN competence_month = $month THEN 1 ELSE 0 END AS moment,
      cnpj, asset_id AS filed_id, asset_id, asset_kind, position, category, confidential, {counting_line} AS counts,
      CASE block WHEN 'fie' THEN 'FIE' ELSE 'BLC_' || block END AS member,
      final_position_quantity AS quantity, coalesce(final_position_value, 0) AS value,
      0 AS purchases_quantity, 0 AS sales_quantity, 0 AS purchases_value, 0 AS sales_value
    FROM {cvm_fund_portfolio}
  ) AS filed
  LEFT JOIN move_name USING (moment, asset_id)
),
filer AS (
  SELECT CASE WHEN competence_month = $month THEN 1 ELSE 0 END AS moment, cnpj, type, filing_group, line_count, missing_members
  FROM {cvm_fund_month}
),
conflict AS (
  SELECT DISTINCT coalesce(compared_id, asset_id) AS asset_id
  FROM name LEFT JOIN move_name USING (moment, asset_id) WHERE price_conflict
),
{position_states},
position AS (
  SELECT * FROM position_move
  WHERE ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
)
