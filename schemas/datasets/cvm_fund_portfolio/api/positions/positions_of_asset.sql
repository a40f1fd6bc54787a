-- Owned amounts are own and lent lines less borrowed ones.
SELECT
  competence_month,
  sum(netted_quantity(side, final_position_value, final_position_quantity))::DECIMAL(24,6) AS quantity,
  sum(coalesce(final_position_value, 0))::DECIMAL(24,2)                                   AS value,
  count(*)::INTEGER                                                                        AS lines
FROM {cvm_fund_portfolio}
WHERE cnpj = $cnpj AND asset_id IN $ids AND position IN ('owned', 'lent', 'borrowed')
GROUP BY competence_month
