SELECT business_days, rate, source_member, source_line
FROM {curve_point}
WHERE date = $date::DATE AND curve = $curve
ORDER BY business_days
