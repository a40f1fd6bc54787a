SELECT curve AS id, count(DISTINCT date)::INTEGER AS days, min(date) AS first_day, max(date) AS last_day
FROM {curve_point}
GROUP BY curve
