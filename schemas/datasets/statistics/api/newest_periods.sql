-- Finds the newest day of daily series, and for other series the last month of the newest period that had ended when it
-- was retrieved: some have a value for the current month.
WITH named AS (
  SELECT series, CASE
      WHEN period LIKE '%-Q_' THEN left(period, 5) || lpad((right(period, 1)::INTEGER * 3)::VARCHAR, 2, '0')
      WHEN length(period) = 4 THEN period || '-12'
      ELSE period
    END AS period
  FROM {statistic_value}
)
SELECT series AS part, max(period) AS newest
FROM named
WHERE CASE WHEN length(period) = 10 THEN period <= $retrieved_day ELSE period < left($retrieved_day, 7) END
GROUP BY ALL
