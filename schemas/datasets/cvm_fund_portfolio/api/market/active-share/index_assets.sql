-- Has no row if no portfolio was known by the last day of the month, or if the months of the exchange's list are over.
WITH seen AS (
  SELECT max(version) AS version
  FROM {b3_index_portfolio}
  WHERE index_code = $code AND seen_date <= $last_day::DATE
    AND (SELECT coalesce(max(last_month), '9999-12') FROM {b3_index} WHERE code = $code) >= strftime($last_day::DATE, '%Y-%m')
)
SELECT ticker, theoretical_quantity, share_percent
FROM {b3_index_portfolio} JOIN seen USING (version)
WHERE index_code = $code
ORDER BY ticker
