-- One row per code, maturity and ISIN.
SELECT
  selic_code, maturity_date, isin,
  arg_max(bond, date)       AS bond,
  arg_max(issue_date, date) AS issue_date,
  min(date)                 AS first_day,
  max(date)                 AS last_day,
  count(*)::INTEGER         AS trade_days
FROM bcb_bond_trade
GROUP BY ALL
