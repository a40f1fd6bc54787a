-- Condition on the lines that sums over funds count: open lines that are owned, lent or, with a negative sign,
-- borrowed.
(NOT confidential AND position IN ('owned', 'lent', 'borrowed'))
