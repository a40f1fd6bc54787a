-- One row an asset: how much of it all classes hold, and how much they held the month before.
WITH position AS (FROM cvm_position_move)
{market_assets}
