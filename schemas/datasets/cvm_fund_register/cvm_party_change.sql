-- Compares both registers with their last version. Natural persons are one group, so that no change between them is
-- shown.
WITH party AS (
  SELECT
    side, cnpj, type AS party_type,
    string_agg(
      DISTINCT CASE WHEN document_type = 'CPF' THEN 'natural_person' WHEN document IS NULL THEN 'not_known' ELSE document END, ';'
      ORDER BY CASE WHEN document_type = 'CPF' THEN 'natural_person' WHEN document IS NULL THEN 'not_known' ELSE document END
    )                                         AS parties
  FROM (
    SELECT 'after' AS side, cnpj, type, document, document_type FROM cvm_fund_integrant
    UNION ALL
    SELECT 'before', cnpj, type, document, document_type FROM previous_cvm_fund_integrant
  )
  WHERE type IN ('manager', 'administrator')
  GROUP BY ALL
),
role AS (
  SELECT cnpj, party_type
  FROM (SELECT cnpj FROM cvm_fund_class INTERSECT SELECT cnpj FROM previous_cvm_fund_class)
  CROSS JOIN (VALUES ('manager'), ('administrator')) AS asked (party_type)
)
SELECT
  cnpj,
  party_type,
  coalesce(before.parties, 'not_known')       AS from_cnpj,
  coalesce(after.parties, 'not_known')        AS to_cnpj,
  getvariable('published_at')::DATE           AS seen_date,
  getvariable('snapshot')                     AS first_snapshot
FROM role
LEFT JOIN (FROM party WHERE side = 'before') AS before USING (cnpj, party_type)
LEFT JOIN (FROM party WHERE side = 'after') AS after USING (cnpj, party_type)
WHERE coalesce(before.parties, 'not_known') <> coalesce(after.parties, 'not_known')
