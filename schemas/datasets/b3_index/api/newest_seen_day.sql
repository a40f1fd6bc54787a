SELECT 'portfolios' AS part, max(seen_date)::VARCHAR AS newest FROM {b3_index_portfolio}
