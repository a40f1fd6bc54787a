SELECT '' AS part, max(status_date)::VARCHAR AS newest
FROM (SELECT status_date FROM {cvm_fund} UNION ALL SELECT status_date FROM {cvm_fund_class})
WHERE status_date <= $retrieved_day::DATE
