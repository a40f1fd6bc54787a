-- The Selic rate of a day.
SELECT value FROM {statistic_value} WHERE series = 'bcb-11' AND period = $date
