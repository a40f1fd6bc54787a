-- One row per line, with the name of its asset in the month. A chain has at most three links, and the link of a paper
-- to its group is separate.
WITH month_link AS (
  SELECT from_id, strftime(month, '%Y-%m') AS competence_month, arg_max(to_id, (valid_to, to_id)) AS to_id
  FROM (
    SELECT from_id, to_id, valid_to, unnest(generate_series(date_trunc('month', valid_from), valid_to, INTERVAL 1 MONTH)) AS month
    FROM asset_link WHERE source <> 'asset_group'
  )
  GROUP BY from_id, competence_month
)
SELECT
  cvm_fund_portfolio.*,
  coalesce(third.to_id, second.to_id, first.to_id, cvm_fund_portfolio.asset_id)                                 AS linked_asset_id,
  coalesce(asset_group_id, third.to_id, second.to_id, first.to_id, cvm_fund_portfolio.asset_id)                 AS asset_group_id
FROM cvm_fund_portfolio
LEFT JOIN month_link AS first
  ON first.from_id = cvm_fund_portfolio.asset_id AND first.competence_month = cvm_fund_portfolio.competence_month
LEFT JOIN month_link AS second
  ON second.from_id = first.to_id AND second.competence_month = cvm_fund_portfolio.competence_month
LEFT JOIN month_link AS third
  ON third.from_id = second.to_id AND third.competence_month = cvm_fund_portfolio.competence_month
LEFT JOIN asset_group
  ON asset_group.asset_id = cvm_fund_portfolio.asset_id
  AND cvm_fund_portfolio.competence_month BETWEEN asset_group.first_month AND asset_group.last_month
