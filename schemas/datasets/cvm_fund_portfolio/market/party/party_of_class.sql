-- The managers and administrators of the classes of the month, as the register of today names them. A natural person has
-- no page: all of them are one group.
WITH registered AS (
  SELECT cnpj, class_id, fund_id, fund_cnpj
  FROM cvm_fund_class
  -- A number registered twice: the class that is not cancelled counts, then the newest (schemas/fund/api/fund.ts).
  QUALIFY row_number() OVER (
    PARTITION BY cnpj
    ORDER BY status = 'cancelled', coalesce(status_date::VARCHAR, '') DESC, coalesce(class_id, '') DESC, coalesce(fund_id, '') DESC
  ) = 1
),
-- A class that files under the number of its fund.
filer AS (
  SELECT cvm_fund_month.cnpj, registered.cnpj AS class_cnpj, class_id, fund_id
  FROM cvm_fund_month JOIN registered USING (cnpj)
  UNION ALL
  SELECT fund_cnpj, min(cnpj), min(class_id), min(fund_id)
  FROM registered
  ANTI JOIN (SELECT cnpj AS fund_cnpj FROM cvm_fund_class) USING (fund_cnpj)
  SEMI JOIN (SELECT cnpj AS fund_cnpj FROM cvm_fund_month) USING (fund_cnpj)
  GROUP BY fund_cnpj
  HAVING count(DISTINCT cnpj) = 1
)
SELECT
  filer.cnpj,
  party.type                                                   AS party_type,
  CASE
    WHEN document_type = 'CPF' THEN 'natural_person'
    WHEN document IS NULL      THEN 'not_known'
    ELSE document
  END                                                          AS party_cnpj,
  min(CASE WHEN document_type = 'CNPJ' THEN name END)          AS name
FROM filer
JOIN cvm_fund_integrant AS party
  ON party.cnpj = filer.class_cnpj
  AND party.class_id IS NOT DISTINCT FROM filer.class_id
  AND party.fund_id IS NOT DISTINCT FROM filer.fund_id
WHERE party.type IN ('manager', 'administrator')
GROUP BY ALL
