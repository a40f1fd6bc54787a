SELECT count(DISTINCT cnpj) AS holders, coalesce(sum(final_position_value), 0)::DECIMAL(24, 2) AS value
FROM {cvm_fund_portfolio}
WHERE asset_id IN $ids
