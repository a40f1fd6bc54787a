-- The number of monthly reports of one receivables fund in the months that are read, with the figures that ranges can name.
SELECT count(*)::INTEGER AS rows
FROM ({fidc_report})
WHERE {in_ranges}
