-- The newest day with a report in the months asked for.
SELECT max(date) AS newest FROM cvm_fund_daily
