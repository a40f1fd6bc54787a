-- One row per issuer over all months, with its number, names, tickers and months.
WITH filed AS (
  SELECT issuer_id, cnpj, name, letters, sum(gross_value) AS value, max(competence_month) AS last_month
  FROM cvm_issuer_filed GROUP BY ALL
),
number AS (
  SELECT issuer_id, arg_max(cnpj, (value, cnpj)) AS cnpj
  FROM (SELECT issuer_id, cnpj, sum(value) AS value FROM filed GROUP BY ALL) GROUP BY issuer_id
),
spelling AS (
  SELECT issuer_id, name, sum(value) AS value
  FROM filed WHERE name IS NOT NULL AND NOT starts_with(name, '***')
  GROUP BY ALL
),
-- The spelling with the most value is the name of an issuer; all spellings find it.
names AS (
  SELECT issuer_id, string_agg(replace(name, ';', ','), ';' ORDER BY value DESC, name) AS names
  FROM spelling GROUP BY issuer_id
),
letters AS (
  SELECT issuer_id, string_agg(DISTINCT letters, ';' ORDER BY letters) AS letters FROM filed GROUP BY issuer_id
),
tickers AS (
  SELECT issuer_id, string_agg(DISTINCT leaf_key[4:], ';' ORDER BY leaf_key[4:]) AS tickers
  FROM cvm_leaf_issuer
  WHERE starts_with(leaf_key, 'b3:') AND issuer_id IS NOT NULL
  GROUP BY issuer_id
),
months AS (
  SELECT issuer_id, min(competence_month) AS first_month, max(competence_month) AS last_month
  FROM cvm_issuer_month GROUP BY issuer_id
),
named AS (
  SELECT
    issuer_id, cnpj, CASE WHEN issuer_id = 'treasury' THEN 'Tesouro Nacional' ELSE split_part(names, ';', 1) END AS name,
    CASE WHEN issuer_id = 'treasury' THEN 'Tesouro Nacional' ELSE names END AS names,
    tickers, letters, first_month, last_month
  FROM months
  LEFT JOIN number USING (issuer_id)
  LEFT JOIN names USING (issuer_id)
  LEFT JOIN letters USING (issuer_id)
  LEFT JOIN tickers USING (issuer_id)
)
SELECT
  *,
  coalesce(regexp_matches(upper(strip_accents(names)), 'SECURITI?[ZS]'), false) AS is_securitiser,
  ' ' || trim(regexp_replace(lower(strip_accents(concat_ws(' ', names, tickers, cnpj, issuer_id))), '[^\p{L}\p{N}]+', ' ', 'g')) || ' ' AS search_text
FROM named
