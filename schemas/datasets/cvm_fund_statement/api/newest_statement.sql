SELECT '' AS part, max(reference_date)::VARCHAR AS newest FROM {cvm_fund_statement} WHERE reference_date <= $retrieved_day::DATE
