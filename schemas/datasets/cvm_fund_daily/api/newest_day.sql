SELECT '' AS part, max(date)::VARCHAR AS newest FROM {cvm_fund_daily} WHERE date <= $retrieved_day::DATE
