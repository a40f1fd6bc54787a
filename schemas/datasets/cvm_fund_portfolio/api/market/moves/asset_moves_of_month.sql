-- Reads the moves of all classes in each asset since the month before.
WITH moved AS (SELECT * FROM {cvm_asset_move}),
{listed_asset_moves}
