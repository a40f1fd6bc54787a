SELECT coalesce(instrument_type, '') AS instrument_type, count(*)::INTEGER AS instrument_count
FROM {b3_isin}
WHERE issuer_code = $code
GROUP BY 1
ORDER BY 1
