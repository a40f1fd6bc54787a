-- The condition of a line that counts as held in sums over funds: an open line that is owned, lent or, negative, borrowed.
(NOT confidential AND position IN ('owned', 'lent', 'borrowed'))
