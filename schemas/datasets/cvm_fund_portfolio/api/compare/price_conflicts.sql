-- The assets whose prices differ too much in the month, so that their name may be of several.
SELECT asset_id FROM {cvm_asset_month} WHERE price_conflict
