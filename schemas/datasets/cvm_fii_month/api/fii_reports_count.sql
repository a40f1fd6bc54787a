-- The number of monthly reports of one real-estate fund in the months that are read, with the figures that ranges can name.
SELECT count(*)::INTEGER AS rows
FROM ({fii_report})
WHERE {in_ranges}
