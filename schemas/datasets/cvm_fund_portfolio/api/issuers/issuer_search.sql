-- Issuers that lines of the month name, with all names and codes of each; those that funds hold most first.
SELECT
  issuer_id, coalesce(name, '') AS name, coalesce(cnpj, '') AS cnpj, coalesce(letters, '') AS letters,
  concat_ws(' ', replace(names, ';', ' '), replace(tickers, ';', ' '), cnpj, issuer_id) AS text
FROM {issuer} JOIN {cvm_issuer_month} USING (issuer_id)
WHERE role = 'issuer' AND asset_kind = 'all'
ORDER BY direct_value DESC, issuer_id
