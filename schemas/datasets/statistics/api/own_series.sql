-- Reads the series that a file of the operator declares.
SELECT id, publisher, code, name, name_pt, unit, frequency, decimals, aliases, within_days
FROM {statistic_series}
WHERE declared_by = 'operator'
ORDER BY id
