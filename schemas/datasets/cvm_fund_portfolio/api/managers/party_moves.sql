-- Reads the moves of the classes of a manager or administrator in each asset since the month before.
WITH {party_position},
moved AS (
{asset_moves}),
{listed_asset_moves}
