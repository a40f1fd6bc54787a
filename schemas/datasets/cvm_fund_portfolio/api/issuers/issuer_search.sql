-- The issuers that lines of the month name, with all that each is found by; those of whom funds have the most first.
SELECT
  issuer_id, coalesce(name, '') AS name, coalesce(cnpj, '') AS cnpj, coalesce(letters, '') AS letters,
  concat_ws(' ', replace(names, ';', ' '), replace(tickers, ';', ' '), cnpj, issuer_id) AS text
FROM {issuer} JOIN {cvm_issuer_month} USING (issuer_id)
WHERE role = 'issuer' AND asset_kind = 'all'
ORDER BY direct_value DESC, issuer_id
