-- The last month that the exchange says its list of indexes is for.
SELECT 'list' AS part, max(last_month) AS newest FROM {b3_index}
