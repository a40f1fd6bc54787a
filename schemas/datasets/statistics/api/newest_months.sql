-- The newest month of each series that had ended when it was retrieved: some have a value of the current month.
SELECT series AS part, max(period) AS newest FROM {statistic_value} WHERE period < left($retrieved_day, 7) GROUP BY ALL
