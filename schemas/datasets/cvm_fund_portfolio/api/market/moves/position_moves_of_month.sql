-- Reads the moves of each class in some assets since the month before.
WITH position AS (
  SELECT * FROM {cvm_position_move}
  WHERE ($filing_groups::VARCHAR[] IS NULL OR list_contains($filing_groups::VARCHAR[], filing_group))
    AND ($types::VARCHAR[] IS NULL OR list_contains($types::VARCHAR[], type))
    AND asset_id IN $ids
),
{listed_position_moves}
