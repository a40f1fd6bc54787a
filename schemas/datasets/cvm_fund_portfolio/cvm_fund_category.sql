-- One row per class, month and category. The sums of a class give the total of its month.
SELECT
  cnpj,
  category,
  coalesce(sum(final_position_value), 0)                AS total_value,
  sum(final_position_value) FILTER (confidential)       AS confidential_value
FROM cvm_fund_portfolio
GROUP BY cnpj, category
