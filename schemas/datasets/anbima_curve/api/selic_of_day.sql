SELECT value FROM {statistic_value} WHERE series = 'bcb-11' AND period = $date
