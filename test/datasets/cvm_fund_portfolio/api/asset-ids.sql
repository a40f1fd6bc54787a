-- The names that most classes have a line of, and some that few have.
(SELECT asset_id FROM {cvm_fund_portfolio} WHERE NOT starts_with(asset_id, 'fund:') GROUP BY asset_id ORDER BY count(*) DESC, asset_id LIMIT 60)
UNION ALL
(SELECT asset_id FROM {cvm_fund_portfolio} WHERE NOT starts_with(asset_id, 'fund:') GROUP BY asset_id ORDER BY count(*), asset_id LIMIT 60)
