-- Macros for the SQL of answers. The server creates them when it opens a snapshot.

-- Quantities are filed without a sign. A line of a liability is short, unless it says that it is long.
CREATE MACRO netted_quantity(side, position_value, quantity) AS
  CASE WHEN side = 'short' OR (side IS NULL AND position_value < 0) THEN -1 ELSE 1 END * coalesce(quantity, 0);
