-- Why classes that pass the filters are in no range: the figure that a range is of is not known.
{figure_listed}
SELECT reason, count(*)::BIGINT AS class_count
FROM (SELECT {excluded_reason} AS reason FROM listed)
WHERE reason IS NOT NULL
GROUP BY reason
ORDER BY reason
