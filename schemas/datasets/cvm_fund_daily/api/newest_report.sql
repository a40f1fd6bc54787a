-- The newest day with a report in the requested months.
SELECT max(date) AS newest FROM {cvm_fund_daily}
