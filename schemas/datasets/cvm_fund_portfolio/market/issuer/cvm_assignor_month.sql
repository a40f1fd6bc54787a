-- Assignors of the credit rights of each fund, by the shares in its report. Rights whose risk the fund acquired and
-- other rights have separate shares, before provision. Shares that exceed 101 % together mean nothing.
WITH named AS (
  SELECT
    cnpj,
    risk_acquired,
    assignor_cnpj[:8]                                                    AS issuer_id,
    count(*)                                                             AS line_count,
    sum(share_percent)                                                   AS share
  FROM cvm_fidc_assignor
  WHERE assignor_cnpj <> cnpj
  GROUP BY ALL
),
possible AS (
  SELECT cnpj, risk_acquired FROM named GROUP BY ALL HAVING sum(share) <= 101
),
gross AS (
  SELECT cnpj, true AS risk_acquired, credit_rights_risk + coalesce(provision_risk, 0) AS value FROM cvm_fidc_month
  UNION ALL
  SELECT cnpj, false, credit_rights_no_risk + coalesce(provision_no_risk, 0) FROM cvm_fidc_month
),
assigned AS (
  SELECT
    issuer_id,
    cnpj,
    sum(line_count)                                                      AS line_count,
    sum((share * 1000000)::HUGEINT * (value * 100)::HUGEINT)             AS parts
  FROM named
  JOIN possible USING (cnpj, risk_acquired)
  JOIN gross USING (cnpj, risk_acquired)
  WHERE value > 0
  GROUP BY ALL
)
SELECT
  issuer_id,
  assigned.cnpj,
  fund_name_filed                                                        AS name,
  line_count,
  -- Rounds halves up, once.
  ((2 * parts + 100000000) // 200000000)::DECIMAL(26, 0) * 0.01::DECIMAL(3, 2) AS assigned_value,
  credit_rights_gross                                                    AS credit_rights_value,
  nav                                                                    AS nav_value
FROM assigned JOIN cvm_fidc_month USING (cnpj)
