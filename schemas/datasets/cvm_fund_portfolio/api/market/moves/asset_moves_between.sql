-- Finds the moves of classes in each asset between two months.
WITH RECURSIVE
{positions_between},
moved AS (
{asset_moves}),
{listed_asset_moves}
