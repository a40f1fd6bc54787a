-- Finds the last month of the exchange's list of indexes.
SELECT 'list' AS part, max(last_month) AS newest FROM {b3_index}
