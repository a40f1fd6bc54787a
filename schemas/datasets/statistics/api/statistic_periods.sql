-- The months that a series has.
SELECT period FROM statistic_value WHERE series = $series ORDER BY period
