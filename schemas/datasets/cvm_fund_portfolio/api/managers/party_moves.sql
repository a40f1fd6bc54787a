-- What the classes of a manager or administrator moved of each asset since the month before.
WITH {party_position},
moved AS (
{asset_moves}),
{listed_asset_moves}
