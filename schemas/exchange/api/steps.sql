SELECT isin, number, number_before, first_day, last_day_before
FROM {b3_distribution}
WHERE list_contains($isins::VARCHAR[], isin)
ORDER BY isin, number
