-- How many classes that pass the filters have which of the figures that ranges are of, and why not the others: for each
-- combination whether a figure is not known, and the reasons, as JSON with the names of the columns.
{figure_listed},
known AS (
  SELECT
    COLUMNS(lambda each: list_contains($ranged::VARCHAR[], each)) IS NULL,
    COLUMNS(lambda each: list_contains($ranged_reasons::VARCHAR[], each))
  FROM listed
)
SELECT to_json(known)::VARCHAR AS combination, count(*)::INTEGER AS class_count
FROM known
GROUP BY ALL
