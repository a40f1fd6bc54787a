SELECT
  cnpj,
  strftime(confidentiality_deadline, '%Y-%m')                                      AS opens,
  count(*)                                                                         AS line_count,
  sum(coalesce(final_position_value, 0))                                           AS value
FROM cvm_fund_portfolio
WHERE confidential
GROUP BY ALL
