-- Sums the lines by the source of their issuer, or by the reason why it is not known.
SELECT
  filing_group,
  type,
  block,
  cvm_fund_portfolio.asset_kind,
  coalesce(CASE WHEN rule IN ('letters', 'asset') AND {filed_issuer_number} IS NOT NULL THEN 'filed' ELSE rule END, '') AS rule,
  coalesce(reason, '')                                                   AS reason,
  coalesce(role, '')                                                     AS role,
  count(*)                                                               AS line_count,
  sum(coalesce(final_position_value, 0))                                 AS value,
  sum(abs(coalesce(final_position_value, 0)))                            AS gross_value
FROM cvm_fund_portfolio
JOIN cvm_leaf_issuer ON leaf_key = {leaf_key_of_held_line}
JOIN cvm_fund_month USING (cnpj)
WHERE {counting_line}
GROUP BY ALL
