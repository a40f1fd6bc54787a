-- One row an asset and way of holding it: what its positions were, are, and what trades explain of the change.
WITH position AS (FROM cvm_position_move)
{asset_moves}
