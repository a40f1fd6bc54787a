-- Links papers that funds name by their terms to their code in the register, by month. A single paper of the register
-- with the same issuer and maturity is not a proof, because the register may lack another one. So it must contradict
-- neither the index nor the prices of lines with its code.
WITH paper AS (
  SELECT
    competence_month                                  AS month,
    asset_id                                          AS from_id,
    split_part(asset_id, ':', 3)                      AS cnpj,
    TRY_CAST(split_part(asset_id, ':', 4) AS DATE)    AS maturity_date,
    split_part(split_part(asset_id, ':', 5), '|', 1)  AS filed_index,
    min_price, max_price, line_count, total_value
  FROM cvm_asset_month
  WHERE starts_with(asset_id, 'paper:DEBENTURE-') AND NOT price_conflict
),
named AS (
  SELECT competence_month AS month, asset_id AS to_id, min_price AS named_least, max_price AS named_most
  FROM cvm_asset_month
  WHERE starts_with(asset_id, 'cetip:') AND min_price > 0
),
candidate AS (
  SELECT paper.*, 'cetip:' || code AS to_id
  FROM paper JOIN debenture USING (cnpj, maturity_date)
  WHERE issue_date <= last_day((month || '-01')::DATE)
    -- Any other filed index, and a missing one, contradicts nothing.
    AND coalesce("index" = CASE filed_index WHEN 'DI1' THEN 'DI' WHEN 'IAP' THEN 'IPCA' WHEN 'IGM' THEN 'IGP-M' WHEN 'PRE' THEN 'PRÉ' END, true)
),
judged AS (
  SELECT
    *,
    named_least IS NOT NULL                                                              AS has_named_price,
    prices_differ(min_price, named_most, 1050) OR prices_differ(named_least, max_price, 1050) AS is_far,
    NOT prices_differ(min_price, named_most, 1005) AND NOT prices_differ(named_least, max_price, 1005) AS is_near,
    count(*) OVER (PARTITION BY month, from_id)                                          AS candidate_count
  FROM candidate LEFT JOIN named USING (month, to_id)
)
SELECT
  from_id, month, to_id,
  'register'                                          AS rule,
  candidate_count::INTEGER                            AS candidate_count,
  has_named_price, line_count, total_value
FROM judged
WHERE CASE WHEN candidate_count > 1 THEN is_near WHEN has_named_price THEN NOT is_far ELSE true END
QUALIFY count(*) OVER (PARTITION BY month, from_id) = 1
