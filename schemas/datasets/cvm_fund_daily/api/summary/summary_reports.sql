-- Leaves out subclasses without a report since $live_since.
SELECT coalesce(subclass_id, '') AS subclass_id, date, quota_value, inflow_value, outflow_value, holders
FROM {cvm_fund_daily}
WHERE cnpj = $cnpj AND ($first_day::DATE IS NULL OR date >= $first_day::DATE) AND date <= $last_day::DATE
QUALIFY max(date) OVER (PARTITION BY subclass_id) >= $live_since::DATE
ORDER BY subclass_id NULLS FIRST, date
