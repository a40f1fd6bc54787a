SELECT {CalendarDay}, source_member, source_line
FROM {calendar_holiday}
WHERE calendar = $calendar
  AND ($first_day::DATE IS NULL OR date >= $first_day::DATE)
  AND ($last_day::DATE IS NULL OR date <= $last_day::DATE)
ORDER BY
  {sorted},
  date, source_line
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
