SELECT version, seen_date FROM {b3_index_portfolio} WHERE index_code = $code GROUP BY ALL ORDER BY version
