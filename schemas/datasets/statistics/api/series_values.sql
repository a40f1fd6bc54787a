-- A marker is not a value.
SELECT period, value
FROM {statistic_value}
WHERE series = $series AND period >= $first_period AND period <= $last_period AND value IS NOT NULL
