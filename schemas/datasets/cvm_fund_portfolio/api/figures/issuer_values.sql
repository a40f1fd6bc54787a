-- Sums the value of an issuer as a debtor in each class, by its own lines, or also through funds if the month has
-- look-throughs.
SELECT cnpj, sum(direct_value + CASE WHEN $indirect THEN indirect_value ELSE 0 END)::DECIMAL(24, 2) AS value
FROM {cvm_issuer_exposure}
WHERE issuer_id = $issuer_id AND role = 'issuer'
GROUP BY cnpj
ORDER BY cnpj
