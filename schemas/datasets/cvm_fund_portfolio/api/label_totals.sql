SELECT coalesce(application_type, '') AS label, sum(final_position_value) AS value
FROM {cvm_fund_portfolio}
WHERE cnpj = $cnpj AND final_position_value IS NOT NULL
GROUP BY ALL
ORDER BY label
