-- How much of the value of a month's lines names its asset, by how the name is known.
SELECT asset_id_basis AS basis, coalesce(sum(abs(final_position_value)), 0) AS value
FROM {cvm_fund_portfolio}
GROUP BY asset_id_basis
