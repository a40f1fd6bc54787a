-- The number of months that a class has among those that are read, with the figures that ranges can name.
SELECT count(*)::INTEGER AS rows
FROM ({listed_fund_month})
WHERE {in_ranges}
