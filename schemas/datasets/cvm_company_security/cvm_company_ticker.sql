-- One row per ticker and company: the highest version of each form counts, and the newest form has the days.
WITH newest AS (
  SELECT *
  FROM cvm_company_security
  QUALIFY version = max(version) OVER (PARTITION BY cnpj, reference_date)
),
named AS (
  SELECT *, upper(trim(ticker)) AS code
  FROM newest
  WHERE regexp_full_match(upper(trim(ticker)), '[A-Z][A-Z0-9][A-Z0-9][A-Z0-9][0-9][0-9]?B?')
)
SELECT
  code                                                                    AS ticker,
  cnpj,
  arg_max(security, (reference_date, source_line))                        AS security,
  max_by(struct_pack(d := first_day), (reference_date, source_line)).d    AS first_day,
  max_by(struct_pack(d := last_day), (reference_date, source_line)).d     AS last_day,
  min(reference_date)                                                     AS first_reference_date,
  max(reference_date)                                                     AS last_reference_date
FROM named
GROUP BY code, cnpj
