-- Why classes that pass the filters are in no range of a figure.
{figure_listed},
unknown AS (
  SELECT
    COLUMNS(lambda each: each = $ranged)::VARCHAR                                  AS figure,
    COLUMNS(lambda each: each = $ranged_reason)::VARCHAR                           AS reason
  FROM listed
)
SELECT $ranged::VARCHAR AS figure, CASE WHEN $ranged_has_reason THEN coalesce(nullif(reason, ''), 'not_known') ELSE 'not_known' END AS reason,
  count(*)::BIGINT AS class_count
FROM unknown
WHERE figure IS NULL
GROUP BY ALL
ORDER BY reason
