-- Contracts without a settlement are left out; the nearest comes first.
SELECT ticker, expiry_month, rate, price, open_interest, source_member, source_line
FROM {b3_di_settlement}
WHERE date = $date::DATE AND rate IS NOT NULL AND price IS NOT NULL
ORDER BY expiry_month
