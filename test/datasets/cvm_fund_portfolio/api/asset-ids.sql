-- Most classes have a line of the first names, and few of the others.
(SELECT asset_id FROM {cvm_fund_portfolio} WHERE NOT starts_with(asset_id, 'fund:') GROUP BY asset_id ORDER BY count(*) DESC, asset_id LIMIT 60)
UNION ALL
(SELECT asset_id FROM {cvm_fund_portfolio} WHERE NOT starts_with(asset_id, 'fund:') GROUP BY asset_id ORDER BY count(*), asset_id LIMIT 60)
