-- Names of the lines of a month under earlier rules, with the names of the same lines now.
SELECT
  previous_cvm_fund_portfolio.asset_id AS from_id,
  cvm_fund_portfolio.asset_id          AS to_id,
  getvariable('rules_version')         AS rules_version,
  getvariable('month')                 AS first_month,
  getvariable('month')                 AS last_month
FROM previous_cvm_fund_portfolio
JOIN cvm_fund_portfolio USING (id)
WHERE previous_cvm_fund_portfolio.asset_id <> cvm_fund_portfolio.asset_id
GROUP BY ALL
