-- One row per issuer and known ticker of it, with the months whose lines have both. Lines describe the last day of
-- their month.
SELECT
  issuer_id,
  leaf_key[4:]                                           AS ticker,
  last_day((min(competence_month) || '-01')::DATE)       AS first_day,
  last_day((max(competence_month) || '-01')::DATE)       AS last_day,
  count(DISTINCT competence_month)::INTEGER              AS month_count,
  CASE WHEN bool_or(basis = 'filed') THEN 'filed' ELSE 'derived' END AS basis
FROM cvm_leaf_issuer
WHERE starts_with(leaf_key, 'b3:') AND issuer_id IS NOT NULL
GROUP BY issuer_id, leaf_key
