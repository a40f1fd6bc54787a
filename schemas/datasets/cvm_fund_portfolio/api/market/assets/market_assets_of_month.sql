-- Lists the assets that all classes hold.
WITH held_asset AS (SELECT * FROM {cvm_market_asset}),
{listed_market_assets}
