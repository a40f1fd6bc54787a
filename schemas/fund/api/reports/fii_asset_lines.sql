SELECT
  cnpj,
  substr(sha256(concat_ws('|', 'v1', 'fii_quarter', cnpj, strftime(reference_date, '%Y%m'), ordinal)), 1, 20) AS id,
  asset_type, issuer_name, issuer_cnpj, ticker, asset_name, maturity_date, quantity, value, source_member, source_line
FROM {cvm_fii_asset}
WHERE cnpj IN $cnpjs
ORDER BY cnpj, ordinal
