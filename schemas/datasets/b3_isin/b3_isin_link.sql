-- Links the shares, units and receipts to each CNPJ by the codes of issuers. The exchange reuses codes, so an edition
-- is valid for its own month only.
SELECT
  cnpj,
  issuer_code,
  isin,
  instrument_type,
  date_trunc('month', edition_date)::DATE  AS first_day,
  last_day(edition_date)                   AS last_day,
  edition_date
FROM b3_isin
JOIN (SELECT code AS issuer_code, cnpj FROM b3_isin_issuer WHERE cnpj IS NOT NULL) USING (issuer_code)
WHERE instrument_type IN ('ACN', 'UNT', 'R') AND edition_date IS NOT NULL
