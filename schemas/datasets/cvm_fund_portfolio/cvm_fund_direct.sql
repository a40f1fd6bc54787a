-- One row per class with lines other than quotas of funds.
SELECT
  cnpj,
  max(reference_date)                               AS reference_date,
  count(*)                                          AS line_count,
  coalesce(sum(final_position_value), 0)            AS total_value,
  -- Sorted, so that the same lines give the same text; and as text, because a look-through reads the values of hundreds
  -- of classes at once, and lists of decimals took three times as long. DuckDB writes decimals of up to 18 digits many
  -- times faster than wider ones.
  array_to_string(
    list_transform(
      list_sort(list(coalesce(final_position_value, 0))),
      value -> coalesce(TRY_CAST(value AS DECIMAL(18, 2))::VARCHAR, value::VARCHAR)
    ), ' ')                                         AS line_values
FROM cvm_fund_portfolio
WHERE category <> 'fund_quotas' AND asset_type IS DISTINCT FROM 'Fundos Offshore'
GROUP BY cnpj
