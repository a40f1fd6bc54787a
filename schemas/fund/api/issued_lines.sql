SELECT count(*)::INTEGER AS lines, count(DISTINCT cnpj)::INTEGER AS funds
FROM {cvm_fund_portfolio}
WHERE coalesce(issuer_cnpj, issuer_document) = $cnpj AND fund_cnpj IS NULL AND asset_id IS NOT NULL
