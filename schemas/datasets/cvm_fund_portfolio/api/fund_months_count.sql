-- Ranges can name any figure of a month, so the months themselves are counted.
SELECT count(*)::INTEGER AS rows
FROM ({listed_fund_month})
WHERE {in_ranges}
