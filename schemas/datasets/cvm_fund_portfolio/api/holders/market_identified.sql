-- The value of a month's lines that name their asset, by the basis of the name.
SELECT asset_id_basis AS basis, coalesce(sum(abs(final_position_value)), 0) AS value
FROM {cvm_fund_portfolio}
GROUP BY asset_id_basis
