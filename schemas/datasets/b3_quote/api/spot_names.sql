SELECT ticker, coalesce(arg_max(name, last_day), '') AS name FROM {b3_spot_ticker} GROUP BY ticker ORDER BY ticker
