-- One row per asset and set of codes that its lines have together, over all months. Because the same names come back
-- each month, the months are read once, and only the distinct rows are examined.
WITH distinct_row AS MATERIALIZED (
  SELECT
    asset_id, isin, issuer_cnpj, names,
    min(competence_month)                    AS first_month,
    max(competence_month)                    AS last_month,
    arg_max(asset_kind, competence_month)    AS asset_kind,
    arg_max(selic_code, competence_month)    AS selic_code,
    arg_max(maturity_date, competence_month) AS maturity_date,
    max(issuer_count)                        AS issuer_count
  FROM cvm_asset_month
  GROUP BY asset_id, isin, issuer_cnpj, names
),
name AS (
  SELECT asset_id, isin, issuer_cnpj, name, max(last_month) AS newest
  FROM (
    SELECT asset_id, isin, issuer_cnpj, names AS name, last_month FROM distinct_row WHERE NOT contains(names, ';')
    UNION ALL
    SELECT asset_id, isin, issuer_cnpj, unnest(string_split(names, ';')), last_month FROM distinct_row WHERE contains(names, ';')
  )
  GROUP BY asset_id, isin, issuer_cnpj, name
),
names AS (
  SELECT asset_id, isin, issuer_cnpj, array_to_string(list(name ORDER BY newest DESC, name)[:10], ';') AS names
  FROM name GROUP BY asset_id, isin, issuer_cnpj
),
filed AS (
  SELECT
    asset_id, isin, issuer_cnpj,
    min(first_month)                         AS first_month,
    max(last_month)                          AS last_month,
    arg_max(asset_kind, (last_month, names)) AS asset_kind,
    arg_max(selic_code, (last_month, names)) AS selic_code,
    arg_max(maturity_date, (last_month, names)) AS maturity_date,
    max(issuer_count)                        AS issuer_count
  FROM distinct_row
  GROUP BY asset_id, isin, issuer_cnpj
)
SELECT filed.*, names.names
FROM filed
LEFT JOIN names
  ON names.asset_id = filed.asset_id
  AND names.isin IS NOT DISTINCT FROM filed.isin
  AND names.issuer_cnpj IS NOT DISTINCT FROM filed.issuer_cnpj
