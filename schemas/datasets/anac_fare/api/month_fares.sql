-- A page of the months from the first to the last requested, each with its fares summed up.
SELECT {MonthFares}
FROM {anac_fare_month}
WHERE month BETWEEN $first_month AND $last_month
  AND {in_ranges}
ORDER BY
  {sorted},
  month
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
