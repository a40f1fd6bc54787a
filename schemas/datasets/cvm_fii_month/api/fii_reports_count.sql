-- Ranges can name any figure of a report, so the reports themselves are counted.
SELECT count(*)::INTEGER AS rows
FROM ({fii_report})
WHERE {in_ranges}
