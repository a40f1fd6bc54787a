-- One row per asset and way of holding it, with its positions before and now, and the part of the change that trades
-- explain. Earlier positions are not known if no class filed lines the month before, for example because that month was
-- not compiled.
WITH
position AS (FROM cvm_position_move),
asset_move AS (
{asset_moves})
SELECT * REPLACE (
  CASE WHEN has_before THEN previous_quantity END             AS previous_quantity,
  CASE WHEN has_before THEN previous_value END                AS previous_value,
  CASE WHEN has_before THEN not_comparable_value END          AS not_comparable_value
)
FROM (SELECT *, (SELECT count(previous_quantity) > 0 FROM position) AS has_before FROM asset_move)
