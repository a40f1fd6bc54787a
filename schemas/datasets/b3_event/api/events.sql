-- Finds events by company, or by the ISINs of a ticker. The history of cash events names a class of shares instead of
-- an ISIN, so its events belong to every one of these ISINs in that class.
SELECT {ExchangeEvent}, quotation_factor, is_session, source_member, source_line
FROM (
  SELECT
    b3_event.* EXCLUDE (isin),
    coalesce(b3_event.isin, b3_event_close.isin) AS isin,
    b3_event_close.close,
    b3_event_close.close_date,
    b3_event_close.quotation_factor,
    b3_event_close.is_session
  FROM {b3_event}
  LEFT JOIN {b3_event_close}
    ON b3_event_close.last_day_with = b3_event.last_day_with
    AND (
      b3_event_close.isin = b3_event.isin
      OR $issuer::VARCHAR IS NULL
        AND list = 'cash_history'
        AND list_contains($isins::VARCHAR[], b3_event_close.isin)
        AND substr(b3_event_close.isin, 3, 4) = issuer_code
        AND b3_event_close.share_class = b3_event.share_class
    )
)
WHERE CASE WHEN $issuer::VARCHAR IS NULL THEN list_contains($isins::VARCHAR[], isin) ELSE issuer_code = $issuer::VARCHAR END
  AND {in_ranges}
ORDER BY
  {sorted},
  last_day_with, list, isin, share_class, label, value, factor, approved_on, payment_date, closing_price, subscription_percent
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
