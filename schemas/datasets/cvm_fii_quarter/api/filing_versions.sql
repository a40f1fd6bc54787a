SELECT cnpj, change, revision AS version
FROM {cvm_fii_quarter_revision}
WHERE published_at = $published_at AND cnpj > $after
ORDER BY cnpj
LIMIT $limit::BIGINT
