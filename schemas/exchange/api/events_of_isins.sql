-- Reads events with the last close before each. The history of cash events names a class of shares, so its events
-- belong to every ISIN of the company in that class.
SELECT
  b3_event_close.isin, list, kind, label, last_day_with, payment_date, factor, value, quoted_per_shares, closing_price,
  close, quotation_factor, is_session
FROM {b3_event}
JOIN {b3_event_close} USING (last_day_with)
WHERE list = 'cash_history'
  AND list_contains($isins::VARCHAR[], b3_event_close.isin)
  AND substr(b3_event_close.isin, 3, 4) = issuer_code
  AND b3_event_close.share_class = b3_event.share_class
UNION ALL
SELECT
  b3_event.isin, list, kind, label, last_day_with, payment_date, factor, value, quoted_per_shares, closing_price,
  close, quotation_factor, is_session
FROM {b3_event}
LEFT JOIN {b3_event_close} USING (isin, last_day_with)
WHERE list_contains($isins::VARCHAR[], b3_event.isin) AND last_day_with IS NOT NULL
ORDER BY ALL
