SELECT cnpj, change, version
FROM {cvm_fund_revision}
WHERE published_at = $published_at AND cnpj > $after
ORDER BY cnpj
LIMIT $limit::BIGINT
