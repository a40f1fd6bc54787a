-- The newest day of each daily series, and the newest month of each other that had ended when it was retrieved: some
-- have a value of the current month.
SELECT series AS part, max(period) AS newest
FROM {statistic_value}
WHERE CASE WHEN length(period) = 10 THEN period <= $retrieved_day ELSE period < left($retrieved_day, 7) END
GROUP BY ALL
