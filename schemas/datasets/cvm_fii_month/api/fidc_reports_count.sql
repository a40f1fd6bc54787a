-- Ranges can name any figure of a report, so the reports themselves are counted.
SELECT count(*)::INTEGER AS rows
FROM ({fidc_report})
WHERE {in_ranges}
