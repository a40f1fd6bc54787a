-- Finds the moves of some classes in each asset since the month before.
WITH
position AS (
  SELECT * FROM {cvm_position_move}
  WHERE ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
),
moved AS (
{asset_moves}),
{listed_asset_moves}
