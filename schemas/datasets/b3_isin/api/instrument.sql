-- Reads one instrument, with its issuer from the same edition.
SELECT {Instrument}, edition_date, source_member, source_line
FROM {b3_isin}
LEFT JOIN (SELECT code AS issuer_code, name AS issuer_name, cnpj AS issuer_cnpj FROM {b3_isin_issuer}) USING (issuer_code)
WHERE isin = $isin
