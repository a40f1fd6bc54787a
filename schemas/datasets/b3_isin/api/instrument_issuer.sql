-- Reads one issuer, with the day of the edition from the lines of instruments.
SELECT {InstrumentIssuer}, edition_date, source_member, source_line
FROM {b3_isin_issuer}
CROSS JOIN (SELECT max(edition_date) AS edition_date FROM {b3_isin})
WHERE code = $code
