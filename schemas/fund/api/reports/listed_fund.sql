-- Finds a line of a quarterly report with quotas of the fund with a number, if there is one.
SELECT cnpj FROM {cvm_fii_asset} WHERE issuer_cnpj = $cnpj AND asset_type IN $types LIMIT 1
