-- Sums over funds count open lines that are owned, lent or, negative, borrowed.
(NOT confidential AND position IN ('owned', 'lent', 'borrowed'))
