-- Days are counted in UTC.
SELECT '' AS part, max(left(delivered_at, 10)) AS newest FROM {cvm_fund_delivery} WHERE left(delivered_at, 10) <= $retrieved_day
