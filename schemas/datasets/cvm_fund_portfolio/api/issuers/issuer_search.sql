-- Lists the issuers in lines of the month with all their names and codes, the largest holdings of funds first.
SELECT
  issuer_id, coalesce(name, '') AS name, coalesce(cnpj, '') AS cnpj, coalesce(letters, '') AS letters,
  concat_ws(' ', replace(names, ';', ' '), replace(tickers, ';', ' '), cnpj, issuer_id) AS text
FROM {issuer} JOIN {cvm_issuer_month} USING (issuer_id)
WHERE role = 'issuer' AND asset_kind = 'all'
ORDER BY direct_value DESC, issuer_id
